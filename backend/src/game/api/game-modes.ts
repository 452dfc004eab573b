import { Injectable } from '@nestjs/common';
import type { CALLS } from '@tessera/contracts/calls';
import type { AnswerOf, InputOf } from '@tessera/contracts/wire';
import type { KnownPlayer } from '../../players/index.js';
import type { CommandContext, SubmitLetterInput, SubmitPlacementInput } from './game-commands.js';

export type NewGameOfMode = Extract<InputOf<typeof CALLS.createGame>, { gameMode: 'daily' }>;

/** Who creates a game. */
export interface Creator {
  playerUUID: string | undefined;
  player: KnownPlayer | null;
}

/** Games that aren't live but use the same calls. They are recognized by their IDs. */
export interface GameMode {
  owns(gameId: string): boolean;
  create(
    creator: Creator,
    input: NewGameOfMode,
  ): Promise<{ answer: AnswerOf<typeof CALLS.createGame>; isNew: boolean }>;
  letter(context: CommandContext, input: SubmitLetterInput): Promise<AnswerOf<typeof CALLS.submitLetter>>;
  place(
    context: CommandContext,
    input: SubmitPlacementInput,
  ): Promise<AnswerOf<typeof CALLS.submitPlacement>>;
  read(viewer: string | undefined, gameId: string): Promise<AnswerOf<typeof CALLS.getGame>>;
}

/** A feature provides the other mode at startup. */
@Injectable()
export class GameModes {
  private mode: GameMode | undefined;

  serve(mode: GameMode): void {
    this.mode = mode;
  }

  /** For games that are created with it. */
  get other(): GameMode {
    if (!this.mode) throw new Error('No service handles the other game mode');
    return this.mode;
  }

  /** Undefined for a live game. */
  of(gameId: string): GameMode | undefined {
    return this.mode?.owns(gameId) ? this.mode : undefined;
  }
}
