import { TEXTS } from '@tessera/contracts/texts';
import { PAGES, pathOf } from '@tessera/contracts/wire';
import { useState } from 'react';
import { isApiError } from '../../store/api/api-error';
import { Button } from '../../ui/button/button';
import { EmptyState, FailedRows } from '../../ui/loading/load-states';
import { Skeleton } from '../../ui/loading/skeleton';
import { CHALLENGE_LABELS, savedRoundText } from './challenge-labels';
import { useChallengesQuery, type ChallengeList } from './challenges.api';
import { ChallengeCard } from './challenge-card';
import { Link } from '../../ui/link/link';
import { useFocusOnMore, type FocusableItem } from '../../ui/util/use-focus-on-more';
import { savedChallenge, savedChallengeCodes } from './playing/challenge.slice';

/** In place of a list without a connection: the games that continue offline. */
const OfflineChallenges = (item: FocusableItem) => (
  <>
    <li className="rounded-card border border-line bg-card p-6" {...item}>
      <EmptyState title={TEXTS.offline} detail={CHALLENGE_LABELS.listOffline} />
    </li>
    {savedChallengeCodes()
      .flatMap((code) => savedChallenge(code) ?? [])
      .map(({ code, state }) => (
        <li key={code} className="rounded-card border border-line bg-card p-3.5 shadow-card">
          <h3 className="text-lg leading-snug">
            <Link
              to={pathOf(PAGES.challenge, { code })}
              className="text-inherit no-underline hover:underline"
            >
              {CHALLENGE_LABELS.continueOffline}
            </Link>
          </h3>
          <p className="pt-0.5 text-sm text-ink-2">{savedRoundText(state)}</p>
        </li>
      ))}
  </>
);

const SKELETONS = [1, 2, 3];

/** A list of challenges, page after page. */
export function ChallengePages({ list }: { readonly list: ChallengeList }) {
  const [count, setCount] = useState(1);
  return (
    <ul className="grid grid-cols-[minmax(0,1fr)] gap-3" data-varies="">
      {Array.from({ length: count }, (_, at) => (
        <ListPage
          key={at}
          list={list}
          page={at + 1}
          isLast={at === count - 1}
          onMore={() => setCount(count + 1)}
        />
      ))}
    </ul>
  );
}

interface ListPageProps {
  readonly list: ChallengeList;
  readonly page: number;
  readonly isLast: boolean;
  readonly onMore: () => void;
}

function ListPage({ list, page, isLast, onMore }: ListPageProps) {
  const query = useChallengesQuery(
    { list, page },
    { refetchOnMountOrArgChange: true, refetchOnReconnect: true },
  );
  const { data, error } = query;
  const focusOnMore = useFocusOnMore(page > 1, data ? true : error);
  if (!data) {
    if (isApiError(error) && error.status === 0) return <OfflineChallenges {...focusOnMore} />;
    return error === undefined ? (
      <Waiting {...focusOnMore} />
    ) : (
      <li {...focusOnMore}>
        <FailedRows text={CHALLENGE_LABELS.listFailed} query={query} />
      </li>
    );
  }
  if (page === 1 && data.challenges.length === 0) return <NoChallenges list={list} />;
  return (
    <>
      {data.challenges.map((challenge, at) => (
        <li key={challenge.code} {...(at === 0 && focusOnMore)}>
          <ChallengeCard challenge={challenge} />
        </li>
      ))}
      {isLast && data.hasMore && (
        <li className="grid">
          <Button onClick={onMore}>{TEXTS.showMore}</Button>
        </li>
      )}
    </>
  );
}

const Waiting = (item: FocusableItem) =>
  SKELETONS.map((one) => (
    <li key={one} {...(one === 1 && item)}>
      {one === 1 && (
        <span role="status" className="sr-only">
          {CHALLENGE_LABELS.loadingList}
        </span>
      )}
      <Skeleton className="h-[92px] rounded-card" />
    </li>
  ));

const NoChallenges = ({ list }: { readonly list: ChallengeList }) => (
  <li className="rounded-card border border-line bg-card p-6">
    {list === 'made' ? (
      <EmptyState title={CHALLENGE_LABELS.noneMade} detail={CHALLENGE_LABELS.noneMadeDetail} />
    ) : (
      <EmptyState title={CHALLENGE_LABELS.nonePlayed} detail={CHALLENGE_LABELS.nonePlayedDetail} />
    )}
  </li>
);
