import { LIMITS } from '@tessera/contracts/constants';
import { cellsOf } from '@tessera/rules';
import { useEffect, useMemo, useState } from 'react';
import { useReducedMotion } from '../../ui/theme/use-reduced-motion';
import { useLineCount } from '../result/use-line-count';
import { isPerfect, revealAt, type ScoreReveal, type ScoringLine } from '../result/use-score-reveal';
import { useSkip } from '../result/use-skip';
import type { Match, MatchSide } from './match';

/** What is happening: their tiles turn over, both boards are counted, the verdict covers them, or nothing. */
type MatchPhase = 'turning' | 'counting' | 'verdict' | 'over';

export interface MatchShow {
  readonly phase: MatchPhase;
  readonly mine: ScoreReveal;
  readonly theirs: ScoreReveal;
  readonly end: () => void;
}

const linesOf = ({ words }: MatchSide): ScoringLine[] =>
  words.map((word) => ({ cells: cellsOf(word), points: word.score }));

/**
 * The end of a game that the player was watching, in the order in which two players sitting together would see it.
 * One clock counts both boards. A click or key press skips to the end, and with reduced motion it is over
 * from the beginning.
 */
export function useMatchShow({ mine, theirs }: Match, fresh: boolean): MatchShow {
  const still = useReducedMotion() || !fresh;
  const [reached, setReached] = useState<MatchPhase>('turning');
  const phase = still ? 'over' : reached;

  const [ours, others] = useMemo(() => [linesOf(mine), linesOf(theirs)], [mine, theirs]);
  const count = useLineCount(Math.max(ours.length, others.length), phase === 'counting', {
    holdLast: isPerfect(ours) || isPerfect(others),
  });
  const isCounted = phase === 'counting' && count.done;

  useEffect(() => {
    const next = phase === 'turning' ? 'counting' : isCounted ? 'verdict' : null;
    if (next === null) return;
    const delay = next === 'counting' ? LIMITS.TILES_TURN_MS : LIMITS.VERDICT_REST_MS;
    const timer = setTimeout(() => setReached(next), delay);
    return () => clearTimeout(timer);
  }, [phase, isCounted]);

  const end = () => setReached('over');
  useSkip(phase === 'turning' || phase === 'counting', end);

  const now = phase === 'turning' ? { counted: 0, done: false } : { ...count, done: phase !== 'counting' };
  return { phase, mine: revealAt(ours, now), theirs: revealAt(others, now), end };
}
