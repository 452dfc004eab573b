import { CELLS, cellsOf, type Grid, type ScoringWord } from '@tessera/rules';

/** What one side of a finished game has to show. */
export interface MatchSide {
  readonly name: string;
  readonly grid: Grid;
  readonly score: number;
  readonly words: readonly ScoringWord[];
}

/** A finished game of two, as one of them sees it. */
export interface Match {
  readonly mine: MatchSide;
  readonly theirs: MatchSide;
}

export type Outcome = 'won' | 'lost' | 'tie';

export const outcomeOf = ({ mine, theirs }: Match): Outcome =>
  mine.score > theirs.score ? 'won' : mine.score < theirs.score ? 'lost' : 'tie';

/** The headline of an end and the line below it. */
export const END_WORDS: Record<Outcome, { headline: string; line: string }> = {
  won: { headline: 'YOU WIN!', line: 'Victory!' },
  lost: { headline: 'YOU LOST', line: 'Better luck next time' },
  tie: { headline: "It's a Tie!", line: 'Well matched' },
};

/** Cell by cell: is it part of a scoring word? */
export function scoringCells({ words }: MatchSide): boolean[] {
  const scoring = new Set(words.flatMap(cellsOf));
  return Array.from({ length: CELLS }, (_, cellIndex) => scoring.has(cellIndex));
}
