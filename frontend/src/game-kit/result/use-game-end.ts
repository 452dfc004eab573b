import type { SharedGrid } from '@tessera/contracts/results';
import { LIMITS } from '@tessera/contracts/wire';
import {
  cellsOf,
  gridFromRows,
  lineLengths,
  scoringCells,
  type Grid,
  type ScoringWord,
} from '@tessera/rules';
import { useEffect, useMemo, useState } from 'react';
import type { BoardProps } from '../board/board';
import { useResultAnnouncement } from './use-result-announcement';
import { isPerfect, useScoreReveal } from './use-score-reveal';

export interface GameEnd {
  /** The grid, and how far its count is, for a `ResultBoard`. */
  readonly shown: Pick<BoardProps, 'lit' | 'raised' | 'finish' | 'arrivesAs'> & {
    readonly grid: Grid;
    readonly words: readonly ScoringWord[];
    readonly counted: number;
  };
  /** For a dialog that shares it. */
  readonly shared: SharedGrid;
  readonly fresh: boolean;
  /** The points so far, and in the end the score. */
  readonly points: number;
  /** The score has been counted. */
  readonly counted: boolean;
  /** The player has had a moment to look at it. */
  readonly rested: boolean;
}

interface GameEndOptions {
  /** The game has just been played: its board moves to its place, and its lines are counted one by one. */
  readonly fresh: boolean;
  /** Announced after the score and its words. */
  readonly more?: string | undefined;
}

/** The end of a game that one person plays, for a `FinishedGame`. */
export function useGameEnd(
  rows: Parameters<typeof gridFromRows>[0],
  words: readonly ScoringWord[],
  { fresh, more }: GameEndOptions,
): GameEnd {
  const grid = useMemo(() => gridFromRows(rows), [rows]);
  const lines = useMemo(() => words.map((word) => ({ cells: cellsOf(word), points: word.score })), [words]);
  const { lit, raised, points, counted, done } = useScoreReveal(lines, fresh);
  const finish = isPerfect(lines) ? (fresh ? 'gilding' : 'gilded') : undefined;
  const arrivesAs = fresh ? 'mine' : undefined;
  useResultAnnouncement(fresh, { score: lines.reduce((sum, line) => sum + line.points, 0), words, more });
  return {
    shown: { grid, words, counted, arrivesAs, ...(done ? { finish } : { lit, raised }) },
    shared: { grid, scoring: scoringCells(words), lines: lineLengths(words) },
    fresh,
    points,
    counted: done,
    rested: useRest(done),
  };
}

function useRest(counted: boolean): boolean {
  const [rested, setRested] = useState(false);
  useEffect(() => {
    if (!counted) return;
    const timer = setTimeout(() => setRested(true), LIMITS.RESULT_REST_MS);
    return () => clearTimeout(timer);
  }, [counted]);
  return rested;
}
