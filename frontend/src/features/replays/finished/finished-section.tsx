import { TEXTS } from '@tessera/contracts/constants';
import { useState } from 'react';
import { GAME_REVIEW_TEXTS } from '../replay-texts';
import { reasonOf } from '../../../store/api/api-error';
import { OPEN_PAGE } from '../../../store/api/open-page';
import { usePlayerUuid } from '../../../store/identity/use-player-uuid';
import { Button } from '../../../ui/button/button';
import { FailedRows } from '../../../ui/loading/failed-rows';
import { Skeleton } from '../../../ui/loading/skeleton';
import { useFinishedGamesInfiniteQuery } from './finished.api';
import { FinishedRow } from './finished-row';
import { FriendFilter } from './friend-filter';

export function FinishedSection() {
  const playerUUID = usePlayerUuid();
  return (
    <section aria-labelledby="finished" className="grid grid-cols-[minmax(0,1fr)] gap-2.5 pt-6" data-varies>
      <h2 id="finished" className="text-xl">
        {GAME_REVIEW_TEXTS.finished}
      </h2>
      {playerUUID === null ? <Loading /> : <Games key={playerUUID} playerUUID={playerUUID} />}
    </section>
  );
}

const Loading = () => (
  <div role="status" aria-label={GAME_REVIEW_TEXTS.finishedLoading}>
    <Skeleton className="h-[150px] w-full rounded-card" />
  </div>
);

function Games({ playerUUID }: { readonly playerUUID: string }) {
  const [friend, setFriend] = useState<string | null>(null);
  const query = useFinishedGamesInfiniteQuery(
    { playerUUID, friend },
    { ...OPEN_PAGE, refetchOnMountOrArgChange: true },
  );
  const { currentData, error, isFetching, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = query;
  const games = currentData?.pages.flatMap((page) => page.games);
  const isEmpty = games?.length === 0;
  if (isEmpty && friend === null) return <p className="text-ink-2">{GAME_REVIEW_TEXTS.finishedEmpty}</p>;
  return (
    <>
      <FriendFilter value={friend} onChange={setFriend} />
      {!games && !error && <Loading />}
      {!games && error && (
        <FailedRows
          text={`${GAME_REVIEW_TEXTS.finishedFailed}. ${reasonOf(error, TEXTS.tryAgain)}`}
          busy={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {games && games.length > 0 && (
        <ol className="divide-y divide-line overflow-clip rounded-card border border-line bg-card">
          {games.map((game) => (
            <FinishedRow key={game.gameId} game={game} />
          ))}
        </ol>
      )}
      {hasNextPage && (
        <Button wide busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {TEXTS.showMore}
        </Button>
      )}
    </>
  );
}
