import { Injectable } from '@nestjs/common';
import type { COMMANDS } from '@tessera/contracts/calls';
import { chooserOf } from '@tessera/rules';
import type { z } from 'zod';
import { GamesService } from '../lifecycle/games.service.js';
import { JoinGame } from '../lifecycle/join-game.js';
import { Rematch } from '../lifecycle/rematch.js';
import { PlayMove } from '../moves/play-move.js';

type InputOf<Name extends keyof typeof COMMANDS> = z.output<(typeof COMMANDS)[Name]['payload']>;

/** The commands' inputs, as both transports have validated them. */
export type ByGame = InputOf<'refresh_game'>;
export type CreateGameInput = InputOf<'create_game'>;
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

  async join(context: CommandContext, { gameId, requestedPlayerId }: JoinGameInput) {
    return { success: true, ...(await this.joinGame.execute({ ...context, gameId, requestedPlayerId })) };
  }

  async letter(context: CommandContext, { gameId, letter, round }: SubmitLetterInput) {
    const move = { kind: 'letter', letter, round } as const;
    const played = await this.playMove.execute({ ...context, gameId, move });
    return { success: true, letter, currentTurn: chooserOf(played.round), version: played.version };
  }

  async place(context: CommandContext, { gameId, cellIndex, playerId, round }: SubmitPlacementInput) {
    const move = { kind: 'place', cellIndex, round } as const;
    const { version } = await this.playMove.execute({ ...context, gameId, claimedSeat: playerId, move });
    return { success: true, version };
  }

  async read(viewer: string | undefined, gameId: string) {
    return { success: true, ...(await this.games.read(gameId, viewer)) };
  }

  async status(playerUUID: string, gameId: string, status: 'active' | 'away' | 'Available') {
    return { success: true, gameId, status: await this.games.updateStatus(gameId, playerUUID, status) };
  }

  async rematch(context: CommandContext, gameId: string) {
    return { success: true, ...(await this.rematchGame.execute({ ...context, gameId })) };
  }
}
