import type { OpponentRecord } from '@tessera/contracts/players';
import { replayName } from '@tessera/contracts/replays';
import { TEXTS } from '@tessera/contracts/texts';
import { PAGES, pathOf } from '@tessera/contracts/wire';
import { outcomeOf, type Outcome } from '@tessera/rules';
import { reasonOf } from '../../store/api/api-error';
import { OPEN_PAGE } from '../../store/api/api';
import { Card } from '../../ui/layout/card';
import { Link, TextLink } from '../../ui/link/link';
import { FailedRows } from '../../ui/loading/load-states';
import { ShowMore } from '../../ui/loading/show-more';
import { Skeleton } from '../../ui/loading/skeleton';
import { Reporting, ReportButton } from '../reports/reporting.public';
import { useOpponentsInfiniteQuery } from './record.api';
import { useFocusOnNextPage, type FocusableItem } from '../../ui/util/use-focus-on-more';
import { Name } from '../../ui/layout/name';
import { pointsText, formatInstant } from '../../ui/util/format';

const OPPONENT_TEXTS = {
  title: 'Against friends',
  loading: 'Loading your friends...',
  failed: 'Failed to load your games with friends',
  empty: "Once you finish a live game with a friend, you'll see who's ahead here.",
  lastGames: 'Last games',
  noneFinished: 'No finished games yet',
} as const;

/** 'Won 3 · lost 2 · tied 1 · let go 1' */
const balanceText = ({ won, lost, tied, letGo }: OpponentRecord): string =>
  `Won ${won} · lost ${lost} · tied ${tied}${letGo > 0 ? ` · let go ${letGo}` : ''}`;

/** '2.3 points ahead on average' */
function marginText({ won, lost, tied, meanMargin }: OpponentRecord): string {
  if (won + lost + tied === 0) return OPPONENT_TEXTS.noneFinished;
  if (meanMargin === 0) return 'Even on average';
  return `${pointsText(Math.abs(meanMargin), 1)} ${meanMargin > 0 ? 'ahead' : 'behind'} on average`;
}

type LastGame = OpponentRecord['lastGames'][number];

const OUTCOME_LETTERS: Record<Outcome, string> = { won: 'W', lost: 'L', tied: 'T' };

const OUTCOMES: Record<Outcome, string> = { won: 'Won', lost: 'Lost', tied: 'Tied' };

/** 'Won 24 to 18, 20 November' */
const lastGameText = (game: LastGame): string =>
  `${OUTCOMES[outcomeOf(game.score, game.opponentScore)]} ${game.score} to ${game.opponentScore}, ${formatInstant.longOfYear(game.completedAt)}`;

/** An opponent: the balance, and the last games, each with its review. */
function OpponentRow({ opponent, ...item }: { readonly opponent: OpponentRecord } & FocusableItem) {
  const { publicId, playerName, isDeleted } = opponent;
  const name = replayName({ name: playerName, isDeleted });
  return (
    <li {...item} className="border-t border-line pt-[12px] pb-[14px]">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <div className="flex min-w-0 items-center gap-1">
          <h3 className="min-w-0 text-md font-semibold wrap-anywhere">
            <Name>{name}</Name>
          </h3>
          {playerName !== null && !isDeleted && (
            <ReportButton iconOnly kind="player-name" target={publicId} name={playerName} />
          )}
        </div>
        <p className="tabular-nums">{balanceText(opponent)}</p>
      </div>
      <p className="text-sm text-ink-2 tabular-nums">{marginText(opponent)}</p>
      <ul className="flex flex-wrap gap-[6px] pt-[8px]" aria-label={OPPONENT_TEXTS.lastGames}>
        {opponent.lastGames.map((game) => (
          <li key={game.gameId}>
            <Link
              className="last-games__game"
              data-outcome={outcomeOf(game.score, game.opponentScore)}
              to={pathOf(PAGES.review, { gameId: game.gameId })}
              aria-label={lastGameText(game)}
              title={lastGameText(game)}
            >
              <b translate="no">{OUTCOME_LETTERS[outcomeOf(game.score, game.opponentScore)]}</b>
              <span>{`${game.score}–${game.opponentScore}`}</span>
            </Link>
          </li>
        ))}
      </ul>
    </li>
  );
}

/** The player's record against each opponent of finished live games. */
export function Opponents() {
  const query = useOpponentsInfiniteQuery(undefined, { ...OPEN_PAGE, refetchOnMountOrArgChange: true });
  const { data, error } = query;
  const failure = `${OPPONENT_TEXTS.failed}. ${reasonOf(error, TEXTS.tryAgain)}`;
  const pages = data?.pages ?? [];
  const focusOnMore = useFocusOnNextPage(pages.length);
  const firstOfLast = pages.at(-1)?.opponents[0];
  const opponents = data?.pages.flatMap((page) => page.opponents);
  return (
    <Card title={OPPONENT_TEXTS.title}>
      {!opponents && error && <FailedRows text={failure} query={query} />}
      {!opponents && !error && (
        <div role="status" aria-label={OPPONENT_TEXTS.loading}>
          <Skeleton className="h-[240px] w-full" />
        </div>
      )}
      {opponents?.length === 0 && (
        <>
          <p className="text-ink-2">{OPPONENT_TEXTS.empty}</p>
          <p>
            <TextLink to={PAGES.playFriend}>{TEXTS.playFriend}</TextLink>
          </p>
        </>
      )}
      {opponents && opponents.length > 0 && (
        <Reporting>
          <ul className="grid grid-cols-[minmax(0,1fr)] gap-x-[32px] sm:grid-cols-2">
            {opponents.map((opponent) => (
              <OpponentRow
                key={opponent.publicId}
                opponent={opponent}
                {...(opponent === firstOfLast && focusOnMore)}
              />
            ))}
          </ul>
        </Reporting>
      )}
      <ShowMore query={query} failure={failure} wide />
    </Card>
  );
}
