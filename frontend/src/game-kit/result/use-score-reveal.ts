import { LIMITS } from '@tessera/contracts/wire';
import { PERFECT_SCORE } from '@tessera/rules';
import { useEffect, useState, useEffectEvent } from 'react';
import { playEffect } from '../effects/effects';
import { useReducedMotion } from '../../ui/theme/appearance';

const EVENTS = ['click', 'keydown'] as const;

/** Calls `onSkip` on a click anywhere or a key press, as long as something is playing. */
export function useSkip(playing: boolean, onSkip: () => void): void {
  const skip = useEffectEvent((event: Event) => {
    // The key may still be held down from the last move.
    if (!(event instanceof KeyboardEvent && event.repeat)) onSkip();
  });
  useEffect(() => {
    if (!playing) return;
    const listener = (event: Event) => skip(event);
    // While capturing, so that the click that started the show doesn't end it.
    for (const name of EVENTS) window.addEventListener(name, listener, true);
    return () => {
      for (const name of EVENTS) window.removeEventListener(name, listener, true);
    };
  }, [playing]);
}

interface LineCount {
  /** The number of lines counted so far. */
  readonly counted: number;
  /** Everything has been counted, or nothing needs to be. */
  readonly done: boolean;
}

interface LineCountOptions {
  /** Holds the last line for a beat. */
  readonly holdLast?: boolean;
  /** Milliseconds before the first line. */
  readonly lead?: number;
}

/**
 * The clock that counts finished grids line by line. With reduced motion, or if `play` is false because the
 * result has been seen before, everything is counted at once. A click or key press skips to the end.
 */
export function useLineCount(
  lines: number,
  play: boolean,
  { holdLast = false, lead = 0 }: LineCountOptions = {},
): LineCount {
  const still = useReducedMotion() || !play;
  const [counted, setCounted] = useState(0);
  const done = still || counted > lines;

  useEffect(() => {
    if (done) return;
    const hold = holdLast && counted === lines - 1 ? LIMITS.LAST_LINE_HOLD_MS : 0;
    const move = counted === 0 ? lead : 0;
    const timer = setTimeout(() => setCounted(counted + 1), LIMITS.COUNT_LINE_MS + hold + move);
    return () => clearTimeout(timer);
  }, [done, counted, lines, holdLast, lead]);

  useEffect(() => {
    if (!still && counted > 0 && counted <= lines) playEffect('line', counted - 1);
  }, [still, counted, lines]);

  useSkip(!done, () => setCounted(lines + 1));

  return { counted: done ? lines : counted, done };
}

/** A scoring line: its cells and its points. */
export interface ScoringLine {
  readonly cells: readonly number[];
  readonly points: number;
}

export interface ScoreReveal extends LineCount {
  /** For the board: cells lit so far, and those of the line being counted. */
  readonly lit: ReadonlySet<number>;
  readonly raised: ReadonlySet<number>;
  /** The points so far, and in the end the total. */
  readonly points: number;
}

const total = (lines: readonly ScoringLine[]): number => lines.reduce((sum, { points }) => sum + points, 0);

export const isPerfect = (lines: readonly ScoringLine[]): boolean => total(lines) === PERFECT_SCORE;

/** What a grid shows at a moment of the count. A grid with fewer lines than another one waits for it. */
export function revealAt(lines: readonly ScoringLine[], { counted, done }: LineCount): ScoreReveal {
  const seen = lines.slice(0, counted);
  return {
    counted: seen.length,
    done,
    lit: new Set(seen.flatMap((line) => line.cells)),
    raised: new Set(done ? [] : lines[counted - 1]?.cells),
    points: total(seen),
  };
}

/** Counts a finished grid line by line: each line lights up and adds its points. See `useLineCount`. */
export const useScoreReveal = (lines: readonly ScoringLine[], play: boolean): ScoreReveal =>
  revealAt(
    lines,
    useLineCount(lines.length, play, { holdLast: isPerfect(lines), lead: LIMITS.BOARD_MOVES_MS }),
  );
