import { LIMITS } from '@tessera/contracts/constants';
import { SIDE, cellsOf } from '@tessera/rules';
import { useEffect, useMemo, useState } from 'react';
import { useReducedMotion } from '../../ui/theme/use-reduced-motion';
import { DIRECTIONS, wordOn } from '../result/score-text';
import { useLineCount } from '../result/use-line-count';
import { revealAt, type ScoreReveal, type ScoringLine } from '../result/use-score-reveal';
import { useSkip } from '../result/use-skip';
import type { Match, MatchSide } from './match';

/** What is happening: the boards move to their places and theirs turns over, both are counted, or nothing. */
type MatchPhase = 'turning' | 'counting' | 'over';

export interface MatchShow {
  readonly phase: MatchPhase;
  /** The number of lines counted so far: rows, then columns. */
  readonly counted: number;
  readonly mine: ScoreReveal;
  readonly theirs: ScoreReveal;
}

/** All eight lines, so that both boards count the same one at the same time. */
const linesOf = ({ words }: MatchSide): ScoringLine[] =>
  DIRECTIONS.flatMap(({ direction }) =>
    Array.from({ length: SIDE }, (_, line) => {
      const word = wordOn(words, direction, line);
      return { cells: word ? cellsOf(word) : [], points: word?.score ?? 0 };
    }),
  );

/**
 * The end of a game that the player was watching, in the order in which two players sitting together would see it.
 * One clock counts both boards. A click or key press skips to the end, and with reduced motion it is over
 * from the beginning.
 */
export function useMatchShow({ mine, theirs }: Match, fresh: boolean): MatchShow {
  const still = useReducedMotion() || !fresh;
  const [hasTurned, setTurned] = useState(still);
  const [skipped, setSkipped] = useState(still);

  const [ours, others] = useMemo(() => [linesOf(mine), linesOf(theirs)], [mine, theirs]);
  const count = useLineCount(ours.length, hasTurned && !skipped);
  const phase = skipped || (hasTurned && count.done) ? 'over' : hasTurned ? 'counting' : 'turning';

  useEffect(() => {
    if (phase !== 'turning') return;
    const timer = setTimeout(() => setTurned(true), LIMITS.BOARD_MOVES_MS + LIMITS.TILES_TURN_MS);
    return () => clearTimeout(timer);
  }, [phase]);
  useSkip(phase === 'turning', () => setSkipped(true));

  const now = phase === 'turning' ? { counted: 0, done: false } : count;
  return { phase, counted: now.counted, mine: revealAt(ours, now), theirs: revealAt(others, now) };
}
