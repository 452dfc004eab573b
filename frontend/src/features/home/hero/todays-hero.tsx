import type { PlainDate } from '@tessera/rules';
import type { HomeState } from '../use-home-state';
import { ExampleHero } from './hero';
import { ResultHero } from './result-hero';

interface TodaysHeroProps {
  readonly today: PlainDate;
  readonly state: HomeState;
}

/**
 * The finished board of today's game or, before that, the example. Players may have finished it on another device, so
 * neither is shown until that is known.
 */
export function TodaysHero({ today, state: { isKnown, game, recent, spread } }: TodaysHeroProps) {
  const result = recent.find(({ gameId }) => gameId === game.completion?.gameId);
  if (!result && isKnown) return <ExampleHero />;
  // A result doesn't move what has kept its place.
  return <ResultHero key={result?.gameId} today={today} result={result ?? null} spread={spread} />;
}
