import { TEXTS } from '@tessera/contracts/texts';
import { LIMITS, PAGES } from '@tessera/contracts/wire';
import { OPEN_PAGE } from '../../store/api/open-page';
import { ButtonLink } from '../../ui/button/button';
import { FailedRows } from '../../ui/loading/load-states';
import { useIsWide } from '../../ui/theme/use-is-mobile';
import { LeaderboardTable } from './leaderboard-table';
import { LEADERBOARD_TEXTS } from './leaderboard-texts';
import { useLeaderboardQuery } from './leaderboards.api';
import { OwnPosition } from './own-position';
import { GlobalPeriod } from './periods/global-period';
import type { ShownPeriod } from './periods/use-period';
import { SortChoice, DEFAULT_MODE, GLOBAL_LEADERBOARD, useSortChoice } from './sort-choice';
import { LiveLegend } from './streak-badge';

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
  const { currentData, error, isFetching, refetch } = useLeaderboardQuery(
    { sort: mode, visit },
    // The page itself fetches the default order.
    mode === DEFAULT_MODE
      ? {}
      : { ...OPEN_PAGE, refetchOnMountOrArgChange: LIMITS.LEADERBOARD_FRESH_SECONDS },
  );
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
        failure={
          failed && (
            <FailedRows text={LEADERBOARD_TEXTS.failed} busy={isFetching} onRetry={() => void refetch()} />
          )
        }
        emptyAction={
          !wide && (
            <ButtonLink to={PAGES.daily} variant="primary" wide>
              {TEXTS.todaysGame}
            </ButtonLink>
          )
        }
      />
    </>
  );
}
