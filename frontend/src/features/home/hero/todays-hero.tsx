import type { PlainDate } from '@tessera/rules';
import { useState } from 'react';
import { ownCompletionOn, useOwnCompletionOn } from '../../../store/daily/completions';
import { ExampleHero } from './hero';
import { ResultHero } from './result-hero';

/**
 * The finished board of today's game or, before that, the example. What is shown first stays, so a game
 * completed elsewhere appears here on the next visit.
 */
export function TodaysHero({ today }: { readonly today: PlainDate }) {
  const completion = useOwnCompletionOn(today);
  const [isDone] = useState(() => ownCompletionOn(today) !== null);
  return isDone && completion ? <ResultHero completion={completion} /> : <ExampleHero />;
}
