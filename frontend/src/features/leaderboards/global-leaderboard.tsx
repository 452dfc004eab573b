import { LIMITS } from '@tessera/contracts/wire';
import { OPEN_PAGE } from '../../store/api/api';
import { TodaysGameButton } from '../../ui/button/page-buttons';
import { FailedRows, EmptyState } from '../../ui/loading/load-states';
import { useIsWide } from '../../ui/theme/use-is-mobile';
import { LeaderboardTable } from './leaderboard-table';
import { LEADERBOARD_TEXTS } from './leaderboard-texts';
import { useLeaderboardQuery, usePeriodLeaderboardQuery } from './leaderboards.api';
import { OwnPosition } from './own-position';
import type { ShownPeriod } from './periods/use-period';
import {
  SortChoice,
  DEFAULT_MODE,
  GLOBAL_LEADERBOARD,
  useSortChoice,
  PeriodSortChoice,
  usePeriodSort,
} from './sort-choice';
import { LiveLegend } from './row-parts';
import type { Period } from '@tessera/rules';
import { PeriodTable } from './periods/period-table';
import { heldBackText, minGamesText, nobodyText, PERIOD_TEXTS } from './periods/period-texts';

interface GlobalPeriodProps {
  readonly period: Period;
  readonly back: number;
  readonly visit: number;
}

/** The best players of a past day, a week or a month. */
function GlobalPeriod({ period, back, visit }: GlobalPeriodProps) {
  const [sort, setSort] = usePeriodSort(GLOBAL_LEADERBOARD);
  const shown = period === 'yesterday' ? 'sum' : sort;
  const query = usePeriodLeaderboardQuery({ period, back, sort: shown, visit }, OPEN_PAGE);
  const { currentData, error } = query;
  const { minGames = 0 } = currentData?.period ?? {};
  const heldBack = currentData?.own?.heldBack ?? 0;
  return (
    <>
      {period !== 'yesterday' && (
        <PeriodSortChoice label={LEADERBOARD_TEXTS.top} sort={sort} onChange={setSort} />
      )}
      <PeriodTable
        {...{ period, query }}
        sort={shown}
        label={LEADERBOARD_TEXTS.top}
        failed={currentData === undefined && error !== undefined}
        empty={
          shown === 'mean' ? (
            <EmptyState title={PERIOD_TEXTS.tooFewGames} detail={minGamesText(minGames)} />
          ) : (
            <EmptyState
              title={nobodyText(period, back)}
              detail={back === 0 && period !== 'yesterday' ? PERIOD_TEXTS.empty : PERIOD_TEXTS.emptyPast}
            />
          )
        }
      >
        <p className="min-h-5 pt-2 text-sm text-ink-2">
          {[
            ...(shown === 'mean' && currentData?.leaderboard.length ? [minGamesText(minGames)] : []),
            ...(heldBack > 0 ? [heldBackText(heldBack)] : []),
          ].join(' ')}
        </p>
      </PeriodTable>
    </>
  );
}

interface GlobalLeaderboardProps {
  readonly visit: number;
  readonly period: ShownPeriod;
  readonly back: number;
  /** Shows the player's own result above today's rows, with what they can do about it. */
  readonly isOwnShown: boolean;
}

/** The best players with a name, of today or of a period. */
export function GlobalLeaderboard({ visit, period, back, isOwnShown }: GlobalLeaderboardProps) {
  return (
    <section aria-labelledby="top" className="contents">
      <div className="flex items-baseline justify-between gap-3 pt-1">
        <h2 id="top" className="text-xl">
          {LEADERBOARD_TEXTS.top}
        </h2>
        {period === 'today' && <LiveLegend />}
      </div>
      {period === 'today' ? (
        <TodaysLeaderboard visit={visit} isOwnShown={isOwnShown} />
      ) : (
        <GlobalPeriod period={period} back={back} visit={visit} />
      )}
    </section>
  );
}

function TodaysLeaderboard({ visit, isOwnShown }: Pick<GlobalLeaderboardProps, 'visit' | 'isOwnShown'>) {
  const [mode, setMode] = useSortChoice(GLOBAL_LEADERBOARD);
  const query = useLeaderboardQuery(
    { sort: mode, visit },
    // The page itself fetches the default order.
    mode === DEFAULT_MODE
      ? {}
      : { ...OPEN_PAGE, refetchOnMountOrArgChange: LIMITS.LEADERBOARD_FRESH_SECONDS },
  );
  const { currentData, error } = query;
  const wide = useIsWide();
  const entries = currentData?.leaderboard;
  const failed = entries === undefined && error !== undefined;
  return (
    <>
      <SortChoice label={LEADERBOARD_TEXTS.top} sort={mode} onChange={setMode} />
      <LeaderboardTable
        label={LEADERBOARD_TEXTS.top}
        entries={entries}
        own={currentData?.own}
        lead={isOwnShown && <OwnPosition visit={visit} />}
        mode={mode}
        failure={failed && <FailedRows text={LEADERBOARD_TEXTS.failed} query={query} />}
        emptyAction={!wide && <TodaysGameButton variant="primary" wide />}
      />
    </>
  );
}
