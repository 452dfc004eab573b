import { Injectable } from '@nestjs/common';
import type { COMMANDS } from '@tessera/contracts/calls';
import { chooserOf } from '@tessera/rules';
import type { z } from 'zod';
import { Command, Hub, type LiveSocket } from '../../live/index.js';
import { GamesService } from '../lifecycle/games.service.js';
import { JoinGame } from '../lifecycle/join-game.js';
import { Rematch } from '../lifecycle/rematch.js';
import { PlayMove } from '../moves/play-move.js';

type InputOf<Name extends keyof typeof COMMANDS> = z.output<(typeof COMMANDS)[Name]['payload']>;

/** The commands' inputs, as both transports have validated them. */
export type ByGame = InputOf<'refresh_game'>;
type CreateGameInput = InputOf<'create_game'>;
export type JoinGameInput = InputOf<'join_game'>;
export type SubmitLetterInput = InputOf<'submit_letter'>;
export type SubmitPlacementInput = InputOf<'submit_placement'>;
export type UpdateStatusInput = InputOf<'update_status'>;

/** Who sends a command, and the ID with which its events are stored. */
export interface CommandContext {
  playerUUID: string;
  correlationId: string;
  /** Whether the command came over the player's live connection. */
  isConnected?: boolean;
}

/** What both transports offer, with identical responses. */
@Injectable()
export class GameCommands {
  constructor(
    private readonly joinGame: JoinGame,
    private readonly playMove: PlayMove,
    private readonly games: GamesService,
    private readonly rematchGame: Rematch,
  ) {}

  join(context: CommandContext, { gameId, requestedPlayerId }: JoinGameInput) {
    return this.joinGame.execute({ ...context, gameId, requestedPlayerId });
  }

  async letter(context: CommandContext, { gameId, letter, round }: SubmitLetterInput) {
    const move = { kind: 'letter', letter, round } as const;
    const played = await this.playMove.execute({ ...context, gameId, move });
    return { letter, currentTurn: chooserOf(played.round), version: played.version };
  }

  async place(context: CommandContext, { gameId, cellIndex, playerId, round }: SubmitPlacementInput) {
    const move = { kind: 'place', cellIndex, round } as const;
    const { version } = await this.playMove.execute({ ...context, gameId, claimedSeat: playerId, move });
    return { version };
  }

  read(viewer: string | undefined, gameId: string) {
    return this.games.read(gameId, viewer);
  }

  async status(playerUUID: string, gameId: string, status: 'active' | 'away' | 'Available') {
    return { gameId, status: await this.games.updateStatus(gameId, playerUUID, status) };
  }

  rematch(context: CommandContext, gameId: string) {
    return this.rematchGame.execute({ ...context, gameId });
  }
}

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
  create({ data }: LiveSocket, input: CreateGameInput) {
    return this.games.create(data.playerUUID, { requestId: input?.requestId, isConnected: true });
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
