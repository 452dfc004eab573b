import { lineLengths, type ScoringWord } from '@tessera/rules';
import { useEffect } from 'react';
import type { GameEnd } from '../../game-kit/result/use-game-end';
import { verdictOf, type VerdictFacts } from '../../game-kit/result/verdict';
import type { BestGridSearch } from '../../solver/use-solver';
import { announce } from '../../ui/live-region/live-region';

interface VerdictProps extends Omit<VerdictFacts, 'best' | 'lines'> {
  readonly words: readonly ScoringWord[];
  readonly end: Pick<GameEnd, 'counted' | 'fresh'>;
  /** For the best grid with these letters. */
  readonly search: BestGridSearch;
}

/** What was good about a game, in one line, once it has been counted. Keeps its place until it is known. */
export function Verdict({ end, search: { state, answer }, words, ...facts }: VerdictProps) {
  const best = state === 'done' && answer ? answer.score : null;
  const text =
    end.counted && state !== 'working' ? verdictOf({ ...facts, lines: lineLengths(words), best }) : null;
  const told = end.fresh ? text : null;
  useEffect(() => {
    if (told !== null) announce(`${told}.`);
  }, [told]);
  return (
    <p
      className="held min-h-[1lh] font-display text-lg font-[620] text-balance"
      data-held={text === null ? '' : undefined}
    >
      {text}
    </p>
  );
}
