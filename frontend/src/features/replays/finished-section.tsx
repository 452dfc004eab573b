import { replayName, type FinishedGame } from '@tessera/contracts/replays';
import { TEXTS } from '@tessera/contracts/texts';
import { PAGES, pathOf, PATHS } from '@tessera/contracts/wire';
import { useState, useId } from 'react';
import { outcomeOf, type Outcome } from '@tessera/rules';
import { GAME_REVIEW_TEXTS } from './replay-texts';
import { reasonOf } from '../../store/api/api-error';
import { usePlayerUuid } from '../../store/identity/identity';
import { FailedRows } from '../../ui/loading/load-states';
import { ShowMore } from '../../ui/loading/show-more';
import { Skeleton } from '../../ui/loading/skeleton';
import { ChevronRight } from '../../ui/icons/page-icons';
import { Link } from '../../ui/link/link';
import { formatInstant } from '../../ui/util/format';
import { useFocusOnNextPage, type FocusableItem } from '../../ui/util/use-focus-on-more';
import { Name } from '../../ui/layout/name';
import type { OpponentRecord } from '@tessera/contracts/players';
import { api, type ResponseOf, OPEN_PAGE } from '../../store/api/api';

interface FinishedGames {
  readonly playerUUID: string;
  /** The public ID of the only opponent to list. */
  readonly friend: string | null;
}

const { useFinishedGamesInfiniteQuery, useFriendsQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    finishedGames: build.infiniteQuery<ResponseOf<'finishedGames'>, FinishedGames, string | null>({
      query: ({ queryArg: { playerUUID, friend }, pageParam }) => ({
        url: pathOf(PATHS.finishedGames, { playerUUID }),
        params: { ...(friend !== null && { friend }), ...(pageParam !== null && { before: pageParam }) },
      }),
      infiniteQueryOptions: { initialPageParam: null, getNextPageParam: ({ next }) => next },
    }),
    /** The twenty opponents that the player has met last. */
    friends: build.query<OpponentRecord[], void>({
      query: () => PATHS.opponentRecords,
      transformResponse: ({ opponents }: ResponseOf<'opponentRecords'>) => opponents,
    }),
  }),
});

const OUTCOMES: Record<Outcome, string> = { won: 'Won', lost: 'Lost', tied: 'Tied' };

/** A finished game: the opponent, the scores, the day. Leads to its review. */
const FinishedRow = ({ game, ...item }: { readonly game: FinishedGame } & FocusableItem) => (
  <li {...item}>
    <Link
      className="flex min-h-[52px] items-center gap-3 px-3.5 py-2 text-inherit no-underline -outline-offset-3 hover:bg-ink/5"
      to={pathOf(PAGES.review, { gameId: game.gameId })}
    >
      <span className="grid min-w-0 flex-1">
        <Name className="truncate font-medium">{friendName(game.opponent)}</Name>
        <span className="text-sm text-ink-2">
          <span>{`${formatInstant.medium(game.completedAt)} · `}</span>
          <span translate="no">{game.gameId}</span>
        </span>
      </span>
      <span className="text-right tabular-nums">
        <span>{`${OUTCOMES[outcomeOf(game.score, game.opponentScore)]} `}</span>
        <b className="font-semibold">{`${game.score}–${game.opponentScore}`}</b>
      </span>
      <ChevronRight size={18} className="flex-none text-ink-2" />
    </Link>
  </li>
);

interface FriendFilterProps {
  /** Keeps the place while it isn't known whether there is anything to filter. */
  readonly isHidden: boolean;
  /** The public ID of a friend, or null for all. */
  readonly value: string | null;
  readonly onChange: (friend: string | null) => void;
}

/** Chooses the friend whose games are listed: one of the twenty that the player has met last. */
function FriendFilter({ isHidden, value, onChange }: FriendFilterProps) {
  const id = useId();
  const { data: friends = [] } = useFriendsQuery(undefined, OPEN_PAGE);
  return (
    <div className="flex items-center gap-2.5" style={isHidden ? { visibility: 'hidden' } : undefined}>
      <label htmlFor={id} className="text-sm text-ink-2">
        {GAME_REVIEW_TEXTS.friend}
      </label>
      <select
        id={id}
        className="field__input max-w-[240px]"
        value={value ?? ''}
        onChange={({ target }) => onChange(target.value === '' ? null : target.value)}
      >
        <option value="">{GAME_REVIEW_TEXTS.allFriends}</option>
        {friends.map((friend) => (
          <option key={friend.publicId} value={friend.publicId}>
            {friendName(friend)}
          </option>
        ))}
      </select>
    </div>
  );
}

const friendName = ({ playerName: name, isDeleted }: FinishedGame['opponent']): string =>
  replayName({ name, isDeleted });

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
  const { data, currentData, error } = query;
  const failure = `${GAME_REVIEW_TEXTS.finishedFailed}. ${reasonOf(error, TEXTS.tryAgain)}`;
  const pages = currentData?.pages ?? [];
  const focusOnMore = useFocusOnNextPage(pages.length);
  const firstOfLast = pages.at(-1)?.games[0];
  const games = currentData?.pages.flatMap((page) => page.games);
  const isEmpty = games?.length === 0;
  if (isEmpty && friend === null) return <p className="text-ink-2">{GAME_REVIEW_TEXTS.finishedEmpty}</p>;
  return (
    <>
      <FriendFilter isHidden={!data && !error} value={friend} onChange={setFriend} />
      {!games && !error && <Loading />}
      {!games && error && <FailedRows text={failure} query={query} />}
      {games && games.length > 0 && (
        <ol className="divide-y divide-line overflow-clip rounded-card border border-line bg-card">
          {games.map((game) => (
            <FinishedRow key={game.gameId} game={game} {...(game === firstOfLast && focusOnMore)} />
          ))}
        </ol>
      )}
      <ShowMore query={query} failure={failure} wide />
    </>
  );
}
