import { PAGES, TEXTS, pathOf } from '@tessera/contracts/constants';
import type { OpponentRecord } from '@tessera/contracts';
import { outcomeOf } from '@tessera/rules';
import { reasonOf } from '../../../store/api/api-error';
import { OPEN_PAGE } from '../../../store/api/open-page';
import { Button } from '../../../ui/button/button';
import { Card } from '../../../ui/layout/card';
import { Link } from '../../../ui/link/link';
import { FailedRows } from '../../../ui/loading/load-states';
import { Skeleton } from '../../../ui/loading/skeleton';
import { Reporting } from '../../reports/reporting.public';
import { useOpponentsInfiniteQuery } from '../record.api';
import {
  OPPONENT_TEXTS,
  balanceText,
  lastGameText,
  marginText,
  opponentName,
  OUTCOME_LETTERS,
} from './opponent-texts';
import { ReportButton } from '../../reports/report-button.public';
import { Name } from '../../../ui/layout/name';

/** An opponent: the balance, and the last games, each with its review. */
function OpponentRow({ opponent }: { readonly opponent: OpponentRecord }) {
  const { publicId, playerName, isDeleted } = opponent;
  const name = opponentName(opponent);
  return (
    <li>
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
      <ul className="last-games" aria-label={OPPONENT_TEXTS.lastGames}>
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
