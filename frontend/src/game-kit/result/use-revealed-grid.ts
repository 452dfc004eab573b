import { cellsOf, gridFromRows, type Grid, type ScoringWord } from '@tessera/rules';
import { useMemo } from 'react';
import type { BoardProps } from '../board/board';
import { isPerfect, useScoreReveal } from './use-score-reveal';

interface RevealedGrid {
  /** The grid, and how far its count is, for a `ResultBoard`. */
  readonly shown: Pick<BoardProps, 'lit' | 'raised' | 'finish'> & {
    readonly grid: Grid;
    readonly words: readonly ScoringWord[];
    readonly counted: number;
  };
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
  const { lit, raised, points, counted, done } = useScoreReveal(lines, fresh);
  const finish = isPerfect(lines) ? (fresh ? 'gilding' : 'gilded') : undefined;
  return { shown: { grid, words, counted, ...(done ? { finish } : { lit, raised }) }, points, done };
}
