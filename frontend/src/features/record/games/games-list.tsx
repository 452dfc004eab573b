import { PAGES, TEXTS } from '@tessera/contracts/constants';
import { reasonOf } from '../../../store/api/api-error';
import { useDailyDate } from '../../../store/daily/daily-date';
import { Button, ButtonLink } from '../../../ui/button/button';
import { EmptyState } from '../../../ui/loading/empty-state';
import { FailedRows } from '../../../ui/loading/failed-rows';
import { Skeleton } from '../../../ui/loading/skeleton';
import { Link } from '../../../ui/link/link';
import type { RecordFilter } from '../record-filter';
import { RECORD_TEXTS } from '../record-texts';
import { useRecordGamesInfiniteQuery } from '../record.api';
import { GameRow } from './game-row';

/** The games behind a number, newest first. */
export function GamesList({ filter }: { readonly filter: RecordFilter }) {
  const today = useDailyDate();
  const query = useRecordGamesInfiniteQuery(filter, { refetchOnMountOrArgChange: true });
  const { data, error, isFetching, refetch, hasNextPage, fetchNextPage } = query;
  const games = data?.pages.flatMap((page) => page.games);
  const failure = `${RECORD_TEXTS.gamesFailed}. ${reasonOf(error, TEXTS.tryAgain)}`;
  return (
    <>
      <p className="pb-3">
        <Link className="text-link" to={PAGES.record}>
          {RECORD_TEXTS.back}
        </Link>
      </p>
      {!games && error && <FailedRows text={failure} busy={isFetching} onRetry={() => void refetch()} />}
      {!games && !error && (
        <div role="status" aria-label={RECORD_TEXTS.gamesLoading}>
          <Skeleton className="h-[400px] w-full rounded-card" />
        </div>
      )}
      {games?.length === 0 && (
        <EmptyState title={RECORD_TEXTS.noGames}>
          <ButtonLink to={PAGES.daily} variant="primary" wide>
            {TEXTS.todaysGame}
          </ButtonLink>
        </EmptyState>
      )}
      {games && games.length > 0 && (
        <ol className="past-games">
          {games.map((game) => (
            <GameRow key={game.gameId} game={game} today={today} />
          ))}
        </ol>
      )}
      {hasNextPage && (
        <div className="grid gap-3 pt-4">
          {error !== undefined && !isFetching && (
            <p role="alert" className="text-terra">
              {failure}
            </p>
          )}
          <Button wide busy={isFetching} onClick={() => void fetchNextPage()}>
            {TEXTS.showMore}
          </Button>
        </div>
      )}
    </>
  );
}
