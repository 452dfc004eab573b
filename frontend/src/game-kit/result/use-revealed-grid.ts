import { cellsOf, gridFromRows, type Grid, type ScoringWord } from '@tessera/rules';
import { useMemo } from 'react';
import { useScoreReveal } from './use-score-reveal';

interface RevealedGrid {
  readonly grid: Grid;
  /** The cells to mark: those counted so far, and in the end all that score. */
  readonly marks:
    | { readonly scored: ReadonlySet<number> }
    | { readonly lit: ReadonlySet<number>; readonly raised: ReadonlySet<number> };
  /** The points so far, and in the end the score. */
  readonly points: number;
  readonly done: boolean;
}

/** A finished grid on a results page. If `fresh`, its lines are counted one by one. */
export function useRevealedGrid(
  rows: Parameters<typeof gridFromRows>[0],
  words: readonly ScoringWord[],
  fresh: boolean,
): RevealedGrid {
  const grid = useMemo(() => gridFromRows(rows), [rows]);
  const lines = useMemo(() => words.map((word) => ({ cells: cellsOf(word), points: word.score })), [words]);
  const { lit, raised, points, done } = useScoreReveal(lines, fresh);
  const scored = useMemo(() => new Set(lines.flatMap(({ cells }) => cells)), [lines]);
  return { grid, marks: done ? { scored } : { lit, raised }, points, done };
}
