import { PAGES, TEXTS } from '@tessera/contracts/constants';
import { reasonOf } from '../../../store/api/api-error';
import { OPEN_PAGE } from '../../../store/api/open-page';
import { Button } from '../../../ui/button/button';
import { Card } from '../../../ui/layout/card';
import { Link } from '../../../ui/link/link';
import { FailedRows } from '../../../ui/loading/failed-rows';
import { Skeleton } from '../../../ui/loading/skeleton';
import { Reporting } from '../../reports/reporting.public';
import { useOpponentsInfiniteQuery } from '../record.api';
import { OpponentRow } from './opponent-row';
import { OPPONENT_TEXTS } from './opponent-texts';

/** The player's record against each opponent of finished live games. */
export function Opponents() {
  const query = useOpponentsInfiniteQuery(undefined, { ...OPEN_PAGE, refetchOnMountOrArgChange: true });
  const { data, error, isFetching, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = query;
  const opponents = data?.pages.flatMap((page) => page.opponents);
  return (
    <Card title={OPPONENT_TEXTS.title}>
      {!opponents && error && (
        <FailedRows
          text={`${OPPONENT_TEXTS.failed}. ${reasonOf(error, TEXTS.tryAgain)}`}
          busy={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {!opponents && !error && (
        <div role="status" aria-label={OPPONENT_TEXTS.loading}>
          <Skeleton className="h-[240px] w-full" />
        </div>
      )}
      {opponents?.length === 0 && (
        <>
          <p className="text-ink-2">{OPPONENT_TEXTS.empty}</p>
          <p>
            <Link className="text-link" to={PAGES.playFriend}>
              {TEXTS.playFriend}
            </Link>
          </p>
        </>
      )}
      {opponents && opponents.length > 0 && (
        <Reporting>
          <ul className="opponents">
            {opponents.map((opponent) => (
              <OpponentRow key={opponent.publicId} opponent={opponent} />
            ))}
          </ul>
        </Reporting>
      )}
      {hasNextPage && (
        <Button wide busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {TEXTS.showMore}
        </Button>
      )}
    </Card>
  );
}
