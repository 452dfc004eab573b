import { matchShareText } from '@tessera/contracts/constants';
import { CELLS, cellsOf, type LiveGame, type Seat } from '@tessera/rules';
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

/** Cell by cell: is it part of a scoring word? */
export function scoringCells({ facts, seat }: SharedGame): boolean[] {
  const scoring = new Set(wordsOf(facts, seat).flatMap(cellsOf));
  return Array.from({ length: CELLS }, (_, cell) => scoring.has(cell));
}

/** A game's result as a text to send. */
export const sharedText = (result: SharedGame): string =>
  matchShareText({ ...result, scoring: scoringCells(result) });
