import {
  missingLetters,
  movesAgree,
  ownPicks,
  ROUNDS,
  textFromGrid,
  type DailyMove,
  type Grid,
} from '@tessera/rules';
import { AppError } from '../platform/requests/app-error.js';
import type { Lexicon } from '../words/index.js';
import { blindLettersOf, sequenceText } from './new-game.js';
import type { GridGame } from './solo-game.js';

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
export function rejectOtherGrid({ playerGrid }: Pick<GridGame, 'playerGrid'>, grid: Grid): void {
  if (playerGrid !== textFromGrid(grid)) throw new AppError('GRID_DIFFERS', { field: 'playerGrid' });
}

function rejectMissing(letters: readonly string[]): void {
  if (letters.length === 0) return;
  throw new AppError('GRID_LACKS_LETTERS', {
    field: 'playerGrid',
    message: `playerGrid: missing the day's ${letters.join(', ')}`,
  });
}
