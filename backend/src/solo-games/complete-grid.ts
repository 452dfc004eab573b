import { Injectable } from '@nestjs/common';
import {
  gridFromRows,
  type DailyMove,
  missingLetters,
  movesAgree,
  ownPicks,
  ROUNDS,
  textFromGrid,
  type Grid,
} from '@tessera/rules';
import { Clock } from '../platform/clock/clock.js';
import { untilApplied } from '../platform/database/transactions.js';
import { Lexicon } from '../words/index.js';
import type { GridGame } from './solo-game.js';
import { AppError } from '../platform/requests/app-error.js';
import { blindLettersOf, sequenceText } from './new-game.js';

interface Finish {
  grid: Grid;
  /** As reported by the client. */
  roundHistory?: DailyMove[] | undefined;
  now: Date;
}

/** The columns of a completed game. Throws if the grid lacks one of the blind letters. */
export function finishGrid(
  game: Pick<GridGame, 'letterSequence' | 'lexicon'>,
  { grid, roundHistory, now }: Finish,
  lexicon: Lexicon,
) {
  const blindLetters = blindLettersOf(game);
  rejectMissing(missingLetters(grid, blindLetters));
  const moves = roundHistory && movesAgree(grid, blindLetters, roundHistory) ? roundHistory : null;
  const { total, words } = lexicon.scorerOf(game.lexicon).scoreGrid(grid);
  return {
    playerGrid: textFromGrid(grid),
    playerWords: words,
    playerScore: total,
    letterSequence: sequenceText([...blindLetters, ...ownPicks(grid, blindLetters, moves)]),
    roundHistory: moves,
    status: 'completed' as const,
    currentRound: ROUNDS,
    currentLetter: null,
    completedAt: now,
    lastActivityAt: now,
  };
}

export type FinishedGrid = ReturnType<typeof finishGrid>;

/** A completion can be repeated, but not with a different grid. */
function rejectOtherGrid({ playerGrid }: Pick<GridGame, 'playerGrid'>, grid: Grid): void {
  if (playerGrid !== textFromGrid(grid)) throw new AppError('GRID_DIFFERS', { field: 'playerGrid' });
}

function rejectMissing(letters: readonly string[]): void {
  if (letters.length === 0) return;
  throw new AppError('GRID_LACKS_LETTERS', {
    field: 'playerGrid',
    message: `playerGrid: missing the day's ${letters.join(', ')}`,
  });
}

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
