import type { PlainDate, ScoreSpread } from '@tessera/rules';
import { useState } from 'react';
import { BoardPicture, gridText } from '../../../game-kit/board/board-picture';
import { verdictOf } from '../../../game-kit/result/verdict';
import { useBestScore } from '../../../store/daily/best-scores';
import { isBestOfMonth } from '../../../store/daily/completions';
import { formatDate } from '../../../ui/util/format';
import { HOME_TEXTS, possibleText } from '../home-texts';
import type { KnownDaily, HomeState } from '../use-home-state';
import { Hero, ExampleHero } from './hero';

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

interface ResultHeroProps {
  readonly today: PlainDate;
  /** Null while it is unknown whether there is one. */
  readonly result: KnownDaily | null;
  readonly spread: ScoreSpread | null;
}

/** Shows a player who has played today their finished board. Keeps its place until that is known. */
function ResultHero({ today, result, spread }: ResultHeroProps) {
  const mosaic = result?.mosaic ?? '';
  return (
    <Hero board={<BoardPicture mosaic={mosaic} label={gridText(mosaic)} className="finished" />}>
      {result ? <Outcome today={today} result={result} spread={spread} /> : <div className="hero__waiting" />}
    </Hero>
  );
}

/** The score, and what was good about it or how much was possible. */
function Outcome({ today, result, spread }: ResultHeroProps & { readonly result: KnownDaily }) {
  const { finalScore: score, mosaic, lines } = result;
  const best = useBestScore(mosaic);
  const [bestIn] = useState(() => (isBestOfMonth(today, score) ? formatDate.month(today) : null));
  const said = verdictOf({ score, lines, best, spread, bestIn }) ?? (best && possibleText(score, best));
  return (
    <p className="hero__score">
      <b>{`${score} `}</b>
      <span className={said === null ? undefined : 'sr-only'}>{HOME_TEXTS.points}</span>
      {said !== null && <span className="hero__verdict">{said}</span>}
    </p>
  );
}
