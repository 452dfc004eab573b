import { randomUUID } from 'node:crypto';
import { ConnectedSocket, MessageBody } from '@nestjs/websockets';
import { COMMANDS } from '@tessera/contracts';
import { Command, CommandGateway, Hub, type LiveSocket } from '../live/live.module.js';
import { CreateGame } from './create-game.js';
import { GameCommands, type Sender } from './game-commands.js';
import type {
  ByGame,
  CreateGameInput,
  JoinGameInput,
  SubmitLetterInput,
  SubmitPlacementInput,
  UpdateStatusInput,
} from './game.inputs.js';

const senderOf = (socket: LiveSocket): Sender => ({
  playerUUID: socket.data.playerUUID,
  correlationId: randomUUID(),
});

/** The socket door of live games: the same use cases as the REST door, with the same answers. */
@CommandGateway()
export class GameGateway {
  constructor(
    private readonly commands: GameCommands,
    private readonly createGame: CreateGame,
    private readonly hub: Hub,
  ) {}

  @Command('create_game')
  async create(
    @ConnectedSocket() socket: LiveSocket,
    @MessageBody({ schema: COMMANDS.create_game.payload }) input: CreateGameInput,
  ) {
    const created = await this.createGame.execute(socket.data.playerUUID, input?.requestId);
    return { success: true, ...created };
  }

  @Command('join_game')
  join(
    @ConnectedSocket() socket: LiveSocket,
    @MessageBody({ schema: COMMANDS.join_game.payload }) input: JoinGameInput,
  ) {
    return this.commands.join(senderOf(socket), input);
  }

  @Command('submit_letter')
  letter(
    @ConnectedSocket() socket: LiveSocket,
    @MessageBody({ schema: COMMANDS.submit_letter.payload }) input: SubmitLetterInput,
  ) {
    return this.commands.letter(senderOf(socket), input);
  }

  @Command('submit_placement')
  placement(
    @ConnectedSocket() socket: LiveSocket,
    @MessageBody({ schema: COMMANDS.submit_placement.payload }) input: SubmitPlacementInput,
  ) {
    return this.commands.place(senderOf(socket), input);
  }

  /** Beside the answer the connection gets a STATE_SYNC, and watches the game from now on. */
  @Command('refresh_game')
  async refresh(
    @ConnectedSocket() { data }: LiveSocket,
    @MessageBody({ schema: COMMANDS.refresh_game.payload }) { gameId }: ByGame,
  ) {
    const answer = await this.commands.read(data.playerUUID, gameId);
    if (data.client && answer.playerInfo) await this.hub.refresh(data.client, gameId);
    return answer;
  }

  @Command('update_status')
  status(
    @ConnectedSocket() { data }: LiveSocket,
    @MessageBody({ schema: COMMANDS.update_status.payload }) { gameId, status }: UpdateStatusInput,
  ) {
    return this.commands.status(data.playerUUID, gameId, status);
  }

  @Command('rematch')
  rematch(
    @ConnectedSocket() socket: LiveSocket,
    @MessageBody({ schema: COMMANDS.rematch.payload }) { gameId }: ByGame,
  ) {
    return this.commands.rematch(senderOf(socket), gameId);
  }
}
