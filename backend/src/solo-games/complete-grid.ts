import { Injectable } from '@nestjs/common';
import { gridFromRows, type DailyMove } from '@tessera/rules';
import { Clock } from '../platform/clock/clock.js';
import { untilApplied } from '../platform/database/until-applied.js';
import { Lexicon } from '../words/index.js';
import { finishGrid, rejectOtherGrid, type FinishedGrid } from './finish-grid.js';
import type { GridGame } from './solo-game.js';

export interface CompleteGridCommand {
  gameId: string;
  playerUUID: string;
  /** Four rows of four letters. */
  playerGrid: string[][];
  roundHistory?: DailyMove[] | undefined;
}

/** What an active game must have to be completed with a full grid. */
export type OpenGrid = Pick<GridGame, 'letterSequence' | 'lexicon'>;

interface Games<Game, Open> {
  /** The game as far as the request knows it, if that is enough to complete it without reading it. */
  known?: Open | null;
  findOwn(gameId: string, playerUUID: string): Promise<Game & Open>;
  /** Stores the completed game and what follows from it. Null if the game or its player has changed since. */
  complete(game: Open, finished: FinishedGrid): Promise<Game | null>;
}

/** Completes a daily, a practice game or a challenge. Only the client's grid is trusted, and only the first one. */
@Injectable()
export class CompleteGrid {
  constructor(
    private readonly lexicon: Lexicon,
    private readonly clock: Clock,
  ) {}

  execute<Game extends Pick<GridGame, 'status' | 'playerGrid'>, Open extends OpenGrid>(
    { gameId, playerUUID, playerGrid, roundHistory }: CompleteGridCommand,
    { known, ...games }: Games<Game, Open>,
  ): Promise<Game> {
    const grid = gridFromRows(playerGrid);
    const complete = (game: Open) => {
      const now = new Date(this.clock.now());
      return games.complete(game, finishGrid(game, { grid, roundHistory, now }, this.lexicon));
    };
    return untilApplied(async (isFirst) => {
      if (isFirst && known) return complete(known);
      const game = await games.findOwn(gameId, playerUUID);
      if (game.status !== 'completed') return complete(game);
      rejectOtherGrid(game, grid);
      return game;
    });
  }
}
