import { TEXTS } from '@tessera/contracts/texts';
import { LIMITS } from '@tessera/contracts/wire';
import type { PlainDate } from '@tessera/rules';
import { reasonOf } from '../../store/api/api-error';
import { useIsDateOver } from '../../store/daily/today';
import { Button } from '../../ui/button/button';
import { Mosaic } from '../../ui/layout/mosaic';
import { SpreadBars, SpreadLoading } from './spread-bars';
import { gamesText, SPREAD_TEXTS, tooFewText } from './spread-texts';
import { useDailySpreadQuery } from './spread.api';
import type { Elements } from '../../ui/util/elements';

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
