import { TEXTS } from '@tessera/contracts/texts';
import { LIMITS } from '@tessera/contracts/wire';
import { type PlainDate, PERFECT_SCORE, STREAK_SCORE, type ScoreSpread as Spread } from '@tessera/rules';
import { reasonOf } from '../../store/api/api-error';
import { useIsDateOver } from '../../store/daily/today';
import { Button } from '../../ui/button/button';
import { Mosaic } from '../../ui/layout/mosaic';
import { gamesText, SPREAD_TEXTS, tooFewText, barsText, matchedText, summaryText } from './spread-texts';
import { useDailySpreadQuery } from './spread.api';
import type { Elements } from '../../ui/util/elements';
import type { CSSProperties } from 'react';
import { ScoreBars } from '../../ui/charts/score-bars';

/** Keeps the height of a line. */
const NO_TEXT = '\u00a0';

interface ScoreSpreadProps {
  /** A date that is over everywhere, or whose daily the player has completed. */
  readonly date: PlainDate;
  /** The player's own score; null if they haven't played. */
  readonly score: number | null;
}

/** How everyone did in the daily of a date. */
export function ScoreSpread({ date, score }: ScoreSpreadProps) {
  const isDateOver = useIsDateOver(date);
  const query = useDailySpreadQuery(date, {
    pollingInterval: isDateOver ? 0 : LIMITS.SPREAD_POLL_MS,
    skipPollingIfUnfocused: true,
    refetchOnFocus: !isDateOver,
    refetchOnReconnect: true,
    refetchOnMountOrArgChange: !isDateOver,
  });
  const { currentData: spread, error, isFetching, refetch } = query;
  const games = spread ? gamesText(spread.games) : NO_TEXT;

  return (
    <section
      aria-label={SPREAD_TEXTS.title}
      className="spread rounded-panel border border-line bg-card px-3.5 pt-2.5 pb-3"
    >
      <div className="flex items-baseline justify-between gap-x-3">
        <h2 className="text-lg">{SPREAD_TEXTS.title}</h2>
        <span className="text-sm font-medium text-ink-2 tabular-nums">{games}</span>
      </div>
      <div className="spread__body text-md">
        {spread?.scores && <SpreadBars scores={spread.scores} own={score} isDateOver={isDateOver} />}
        {spread?.scores === null && (
          <Instead>
            <p>{tooFewText(isDateOver)}</p>
          </Instead>
        )}
        {!spread && error === undefined && <SpreadLoading />}
        {!spread && error !== undefined && (
          <Instead>
            <p>{`${SPREAD_TEXTS.failed} ${reasonOf(error)}`}</p>
            <Button busy={isFetching} onClick={() => void refetch()}>
              {TEXTS.retry}
            </Button>
          </Instead>
        )}
      </div>
    </section>
  );
}

/** In place of the bars. */
const Instead = ({ children }: { readonly children: Elements }) => (
  <div className="spread__instead grid justify-items-center gap-3 text-center text-pretty text-ink-2">
    <Mosaic whole={false} size="small" />
    {children}
  </div>
);

const TICKS = [0, 10, STREAK_SCORE, PERFECT_SCORE];
const NO_GAMES = Array<number>(PERFECT_SCORE + 1).fill(0);
/** The number of bars on each side that the mark reaches over. */
const MARK_REACH = 2;

interface SpreadBarsProps {
  readonly scores: Spread;
  readonly own: number | null;
  readonly isDateOver: boolean;
}

/** The spread as bars, with the player's own score marked, and in words. */
function SpreadBars({ scores, own, isDateOver }: SpreadBarsProps) {
  const matched = own === null ? null : matchedText(scores, own);
  return (
    <>
      <figure role="img" aria-label={barsText(scores, own)} className="spread-bars">
        <ScoreBars counts={scores} marked={own} notableFrom={STREAK_SCORE} ticks={TICKS} />
        {own !== null && (
          <span className="spread-bars__mark" style={placeOf(own, scores)} aria-hidden="true">
            {SPREAD_TEXTS.you}
          </span>
        )}
      </figure>
      {matched !== null && <p className="font-semibold">{matched}</p>}
      <p className="text-ink-2">{summaryText(scores, isDateOver)}</p>
    </>
  );
}

/** Above the bar of a score, and clear of the bars beside it. */
function placeOf(score: number, scores: Spread): CSSProperties {
  const near = scores.slice(Math.max(0, score - MARK_REACH), score + MARK_REACH + 1);
  return {
    '--place': (score + 0.5) / scores.length,
    '--rise': Math.max(...near) / Math.max(1, ...scores),
  } as CSSProperties;
}

/** Where the bars will be. Not announced, because it would interrupt the player's own result. */
const SpreadLoading = () => (
  <>
    <p className="sr-only">{SPREAD_TEXTS.loading}</p>
    <div className="spread-bars animate-pulse motion-reduce:animate-none">
      <ScoreBars counts={NO_GAMES} ticks={TICKS} />
    </div>
  </>
);
