import type { Period } from '@tessera/rules';
import { OPEN_PAGE } from '../../../store/api/open-page';
import { EmptyState, FailedRows } from '../../../ui/loading/load-states';
import { KeptHeight } from '../../../ui/layout/kept-height';
import { LEADERBOARD_TEXTS } from '../leaderboard-texts';
import { PeriodSortChoice, GLOBAL_LEADERBOARD, usePeriodSort } from '../sort-choice';
import { usePeriodLeaderboardQuery } from './period-leaderboards.api';
import { PeriodTable } from './period-table';
import { heldBackText, minGamesText, nobodyText, PERIOD_TEXTS } from './period-texts';

interface GlobalPeriodProps {
  readonly period: Period;
  readonly back: number;
  readonly visit: number;
}

/** The best players of a past day, a week or a month. */
export function GlobalPeriod({ period, back, visit }: GlobalPeriodProps) {
  const [sort, setSort] = usePeriodSort(GLOBAL_LEADERBOARD);
  const shown = period === 'yesterday' ? 'sum' : sort;
  const query = usePeriodLeaderboardQuery({ period, back, sort: shown, visit }, OPEN_PAGE);
  const { currentData, error, isFetching, refetch } = query;
  const failed = currentData === undefined && error !== undefined;
  const { minGames = 0, days = 0 } = currentData?.period ?? {};
  const own = currentData?.own;
  return (
    <>
      {period !== 'yesterday' && (
        <PeriodSortChoice label={LEADERBOARD_TEXTS.top} sort={sort} onChange={setSort} />
      )}
      <KeptHeight loading={currentData === undefined && !failed}>
        <PeriodTable
          {...{ period, sort: shown, days, minGames, failed }}
          label={LEADERBOARD_TEXTS.top}
          entries={currentData?.leaderboard}
          own={own ?? null}
          empty={
            failed ? (
              <FailedRows text={LEADERBOARD_TEXTS.failed} busy={isFetching} onRetry={() => void refetch()} />
            ) : shown === 'mean' ? (
              <EmptyState title={PERIOD_TEXTS.tooFewGames} detail={minGamesText(minGames)} />
            ) : (
              <EmptyState
                title={nobodyText(period, back)}
                detail={back === 0 && period !== 'yesterday' ? PERIOD_TEXTS.empty : PERIOD_TEXTS.emptyPast}
              />
            )
          }
        />
        <p className="min-h-5 pt-2 text-sm text-ink-2">
          {[
            ...(shown === 'mean' && currentData?.leaderboard.length ? [minGamesText(minGames)] : []),
            ...(own && own.heldBack > 0 ? [heldBackText(own.heldBack)] : []),
          ].join(' ')}
        </p>
      </KeptHeight>
    </>
  );
}
