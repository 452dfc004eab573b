import { LIMITS } from '@tessera/contracts/wire';
import { PERFECT_SCORE } from '@tessera/rules';
import { useLineCount, type LineCount } from './use-line-count';

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
