import { PAGES, REPORT_TEXTS, TEXTS } from '@tessera/contracts/constants';
import type { PerfectClubEntry } from '@tessera/contracts';
import { OPEN_PAGE } from '../../store/api/open-page';
import { knownIdentity } from '../../store/identity/identity';
import { Button, ButtonLink } from '../../ui/button/button';
import { EmptyState } from '../../ui/loading/empty-state';
import { FailedRows } from '../../ui/loading/failed-rows';
import { Page } from '../../ui/layout/page';
import { Table, type Column } from '../../ui/table/table';
import { ReportButton } from '../reports/report-button.public';
import { Reporting } from '../reports/reporting.public';
import { LEADERBOARD_TEXTS } from './leaderboard-texts';
import { usePerfectClubInfiniteQuery } from './leaderboards.api';
import { Rank } from './rank';

type Ranked = PerfectClubEntry & { readonly rank: number };

const isOwn = ({ playerUUID }: PerfectClubEntry): boolean => playerUUID === knownIdentity()?.playerUUID;

const COLUMNS: readonly Column<Ranked>[] = [
  { key: 'rank', header: 'Rank', cell: ({ rank }) => <Rank rank={rank} /> },
  {
    key: 'player',
    header: 'Player',
    cell: ({ playerName }) => (
      <bdi className="block max-w-[112px] truncate font-medium min-[400px]:max-w-[142px] sm:max-w-[240px]">
        {playerName}
      </bdi>
    ),
  },
  {
    key: 'scores',
    // In two lines, because on phones it would otherwise have to be scrolled to.
    header: (
      <span className="ml-auto block w-20 whitespace-normal sm:w-auto">{LEADERBOARD_TEXTS.clubScores}</span>
    ),
    numeric: true,
    cell: ({ perfectScoreCount }) => <b className="font-semibold">{perfectScoreCount}</b>,
  },
  {
    key: 'report',
    header: <span className="sr-only">{REPORT_TEXTS.report}</span>,
    tight: true,
    cell: (entry) =>
      !isOwn(entry) && (
        <ReportButton iconOnly kind="player-name" target={entry.playerUUID} name={entry.playerName} />
      ),
  },
];

/** The players who have reached the perfect score. */
export function ClubPage() {
  const club = usePerfectClubInfiniteQuery(undefined, { ...OPEN_PAGE, refetchOnMountOrArgChange: true });
  const { data, error, isFetching, refetch, hasNextPage, fetchNextPage } = club;
  const failed = data === undefined && error !== undefined;
  const members = data?.pages.flatMap(({ leaderboard }) => leaderboard) ?? [];
  return (
    <Page title={TEXTS.club} heading={TEXTS.club}>
      <p className="lead">{LEADERBOARD_TEXTS.clubIntro}</p>
      <Reporting>
        <Table
          label={TEXTS.club}
          columns={COLUMNS}
          rows={members.map((entry, at) => ({ ...entry, rank: at + 1 }))}
          rowKey={({ rank }) => String(rank)}
          isOwn={isOwn}
          empty={
            failed ? (
              <FailedRows
                text={LEADERBOARD_TEXTS.clubFailed}
                busy={isFetching}
                onRetry={() => void refetch()}
              />
            ) : (
              <EmptyState title={LEADERBOARD_TEXTS.clubEmpty} detail={LEADERBOARD_TEXTS.clubEmptyDetail}>
                <ButtonLink to={PAGES.daily} variant="primary" wide>
                  {TEXTS.todaysGame}
                </ButtonLink>
              </EmptyState>
            )
          }
          {...(data === undefined && !failed && { loading: LEADERBOARD_TEXTS.clubLoading })}
        />
      </Reporting>
      {hasNextPage && (
        <div className="grid justify-items-center gap-3 pt-4">
          {error !== undefined && !isFetching && (
            <p role="alert" className="text-terra">
              {LEADERBOARD_TEXTS.clubFailed}
            </p>
          )}
          <Button busy={isFetching} onClick={() => void fetchNextPage()}>
            {TEXTS.showMore}
          </Button>
        </div>
      )}
    </Page>
  );
}
