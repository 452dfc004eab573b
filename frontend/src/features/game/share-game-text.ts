import { PRODUCT } from '@tessera/contracts/constants';
import { CELLS, SIDE, cellsOf, type LiveGame, type Seat } from '@tessera/rules';
import { wordsOf } from './seats';
import type { GameFacts } from './table-state';

export interface SharedGame {
  readonly game: LiveGame;
  readonly seat: Seat;
  readonly facts: GameFacts;
  readonly opponent: string;
  readonly score: number;
  readonly theirScore: number;
}

const SCORING = '🟩';
const SILENT = '⬜';

export const sharedLines = ({ opponent, score, theirScore }: SharedGame): string[] => [
  `${PRODUCT.toUpperCase()} vs ${opponent}`,
  `I scored ${score}!`,
  `${opponent} scored ${theirScore}`,
];

/** Cell by cell: is it part of a scoring word? */
export function scoringCells({ facts, seat }: SharedGame): boolean[] {
  const scoring = new Set(wordsOf(facts, seat).flatMap(cellsOf));
  return Array.from({ length: CELLS }, (_, cell) => scoring.has(cell));
}

/** A game's result as a text to send: its lines, then a green square for every cell that scores. */
export function sharedText(result: SharedGame): string {
  const squares = scoringCells(result).map((scores) => (scores ? SCORING : SILENT));
  const rows = Array.from({ length: SIDE }, (_, row) => squares.slice(row * SIDE, (row + 1) * SIDE).join(''));
  return [...sharedLines(result), '', ...rows].join('\n');
}
