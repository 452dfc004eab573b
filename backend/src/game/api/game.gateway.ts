import { Injectable } from '@nestjs/common';
import { Command, Hub, type LiveSocket } from '../../live/index.js';
import { GamesService } from '../lifecycle/games.service.js';
import {
  GameCommands,
  type ByGame,
  type CommandContext,
  type CreateGameInput,
  type JoinGameInput,
  type SubmitLetterInput,
  type SubmitPlacementInput,
  type UpdateStatusInput,
} from './game-commands.js';

const contextOf = ({ data }: LiveSocket, correlationId: string): CommandContext => ({
  playerUUID: data.playerUUID,
  correlationId,
  isConnected: true,
});

/** The socket gateway of live games, with the same use cases and responses as the REST handlers. */
@Injectable()
export class GameGateway {
  constructor(
    private readonly commands: GameCommands,
    private readonly games: GamesService,
    private readonly hub: Hub,
  ) {}

  @Command('create_game')
  async create(socket: LiveSocket, input: CreateGameInput) {
    const created = await this.games.create(socket.data.playerUUID, {
      requestId: input?.requestId,
      isConnected: true,
    });
    return { success: true, ...created };
  }

  @Command('join_game')
  join(socket: LiveSocket, input: JoinGameInput, commandId: string) {
    return this.commands.join(contextOf(socket, commandId), input);
  }

  @Command('submit_letter')
  letter(socket: LiveSocket, input: SubmitLetterInput, commandId: string) {
    return this.commands.letter(contextOf(socket, commandId), input);
  }

  @Command('submit_placement')
  placement(socket: LiveSocket, input: SubmitPlacementInput, commandId: string) {
    return this.commands.place(contextOf(socket, commandId), input);
  }

  /** In addition to the response, the connection gets a STATE_SYNC and is subscribed to the game. */
  @Command('refresh_game')
  async refresh({ data }: LiveSocket, { gameId }: ByGame) {
    const answer = await this.commands.read(data.playerUUID, gameId);
    if (data.client && answer.playerInfo) await this.hub.refresh(data.client, gameId);
    return answer;
  }

  @Command('update_status')
  status({ data }: LiveSocket, { gameId, status }: UpdateStatusInput) {
    return this.commands.status(data.playerUUID, gameId, status);
  }

  @Command('rematch')
  rematch(socket: LiveSocket, { gameId }: ByGame, commandId: string) {
    return this.commands.rematch(contextOf(socket, commandId), gameId);
  }
}
