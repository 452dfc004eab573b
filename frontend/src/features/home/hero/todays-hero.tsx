import type { HomeState } from '../use-home-state';
import { ExampleHero, WaitingHero } from './hero';
import { ResultHero } from './result-hero';

/**
 * The finished board of today's game or, before that, the example. Players may have finished it on another device, so
 * neither is shown until that is known.
 */
export function TodaysHero({ state: { isKnown, game, recent } }: { readonly state: HomeState }) {
  const result = recent.find(({ gameId }) => gameId === game.gameId);
  if (result) return <ResultHero score={result.finalScore} mosaic={result.mosaic} />;
  return isKnown ? <ExampleHero /> : <WaitingHero />;
}
