import type { RecordGame } from '@tessera/contracts/players';
import { TEXTS } from '@tessera/contracts/texts';
import { PAGES, pathOf } from '@tessera/contracts/wire';
import type { PlainDate } from '@tessera/rules';
import { reasonOf } from '../../store/api/api-error';
import { useDailyDate } from '../../store/daily/daily-date';
import { TodaysGameButton } from '../../ui/button/page-buttons';
import { EmptyState, FailedRows } from '../../ui/loading/load-states';
import { ShowMore } from '../../ui/loading/show-more';
import { Skeleton } from '../../ui/loading/skeleton';
import { Link, TextLink } from '../../ui/link/link';
import type { RecordFilter } from './record-filter';
import { RECORD_TEXTS, addedOnText, dateText } from './record-texts';
import { useRecordGamesInfiniteQuery } from './record.api';
import { useFocusOnNextPage, type FocusableItem } from '../../ui/util/use-focus-on-more';
import { pointsText } from '../../ui/util/format';
import { scoreTier } from './month-mosaic';

interface GameRowProps {
  readonly game: RecordGame;
  readonly today: PlainDate;
}

/** A game, what it doesn't count for, and where it came from. Leads to its result. */
function GameRow({ game, today, ...item }: GameRowProps & FocusableItem) {
  const { date, gameId, gameNumber, score, outside, heldBack, mergedAt } = game;
  const notes = [
    ...(outside === null ? [] : [RECORD_TEXTS[outside]]),
    ...(heldBack === null ? [] : [RECORD_TEXTS.heldBack]),
    ...(mergedAt === null ? [] : [addedOnText(mergedAt)]),
  ];
  return (
    <li {...item}>
      <Link className="past-games__row" to={pathOf(PAGES.dailyResults, { gameId })}>
        <i className="tessera" data-tier={scoreTier(score)} aria-hidden="true" />
        <span className="min-w-0">
          <b className="font-medium">{dateText(date, today)}</b>
          <span className="text-ink-2">{` · #${gameNumber}`}</span>
          {notes.map((note) => (
            <span key={note} className="block text-sm text-ink-2">
              {note}
            </span>
          ))}
        </span>
        <span className="font-display text-xl leading-none font-[620] tabular-nums">
          <span>{score}</span>
          <span className="sr-only">{pointsText(score).replace(`${score}`, '')}</span>
        </span>
      </Link>
    </li>
  );
}

/** The games behind a number, newest first. */
export function GamesList({ filter }: { readonly filter: RecordFilter }) {
  const today = useDailyDate();
  const query = useRecordGamesInfiniteQuery(filter, { refetchOnMountOrArgChange: true });
  const { data, error } = query;
  const pages = data?.pages ?? [];
  const focusOnMore = useFocusOnNextPage(pages.length);
  const firstOfLast = pages.at(-1)?.games[0];
  const games = data?.pages.flatMap((page) => page.games);
  const failure = `${RECORD_TEXTS.gamesFailed}. ${reasonOf(error, TEXTS.tryAgain)}`;
  return (
    <>
      <p className="pb-3">
        <TextLink to={PAGES.record}>{RECORD_TEXTS.back}</TextLink>
      </p>
      {!games && error && <FailedRows text={failure} query={query} />}
      {!games && !error && (
        <div role="status" aria-label={RECORD_TEXTS.gamesLoading}>
          <Skeleton className="h-[400px] w-full rounded-card" />
        </div>
      )}
      {games?.length === 0 && (
        <EmptyState title={RECORD_TEXTS.noGames}>
          <TodaysGameButton variant="primary" wide />
        </EmptyState>
      )}
      {games && games.length > 0 && (
        <ol className="past-games">
          {games.map((game) => (
            <GameRow key={game.gameId} game={game} today={today} {...(game === firstOfLast && focusOnMore)} />
          ))}
        </ol>
      )}
      <ShowMore query={query} failure={failure} wide className="pt-4" />
    </>
  );
}
