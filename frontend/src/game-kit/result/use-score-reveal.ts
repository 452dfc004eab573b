import { useEffect, useState } from 'react';
import { playEffect } from '../effects/effects';
import { useReducedMotion } from '../../ui/theme/use-reduced-motion';

/** A scoring line: its cells and its points. */
export interface ScoringLine {
  readonly cells: readonly number[];
  readonly points: number;
}

export interface ScoreReveal {
  /** For the board: cells lit so far, and those of the line being counted. */
  readonly lit: ReadonlySet<number>;
  readonly raised: ReadonlySet<number>;
  /** The points so far, and in the end the total. */
  readonly points: number;
  readonly done: boolean;
}

const LINE_MS = 340;

/**
 * Counts a finished grid line by line: each line lights up and adds its points. With reduced motion, or if
 * `play` is false because the result has been seen before, everything is shown at once.
 */
export function useScoreReveal(lines: readonly ScoringLine[], play: boolean): ScoreReveal {
  const still = useReducedMotion() || !play;
  const [counted, setCounted] = useState(0);
  const reached = still ? lines.length : Math.min(counted, lines.length);

  useEffect(() => {
    if (still || counted > lines.length) return;
    const timer = setTimeout(() => setCounted(counted + 1), LINE_MS);
    return () => clearTimeout(timer);
  }, [still, counted, lines.length]);

  useEffect(() => {
    if (!still && counted > 0 && counted <= lines.length) playEffect('line', counted - 1);
  }, [still, counted, lines.length]);

  const done = still || counted > lines.length;
  const seen = lines.slice(0, reached);
  return {
    lit: new Set(seen.flatMap((line) => line.cells)),
    raised: new Set(done ? [] : seen.at(-1)?.cells),
    points: seen.reduce((sum, line) => sum + line.points, 0),
    done,
  };
}
