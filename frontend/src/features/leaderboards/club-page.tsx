import type { PerfectClubEntry } from '@tessera/contracts/leaderboards';
import { TEXTS } from '@tessera/contracts/texts';
import { OPEN_PAGE } from '../../store/api/api';
import { knownIdentity } from '../../store/identity/identity';
import { TodaysGameButton } from '../../ui/button/page-buttons';
import { EmptyState, FailedRows } from '../../ui/loading/load-states';
import { ShowMore } from '../../ui/loading/show-more';
import { Page } from '../../ui/layout/page';
import type { Column } from '../../ui/table/table';
import { Reporting } from '../reports/reporting.public';
import { LEADERBOARD_TEXTS } from './leaderboard-texts';
import { usePerfectClubInfiniteQuery } from './leaderboards.api';
import type { RankedPlayer } from './row-parts';
import { RankedTable } from './ranked-table';

type Ranked = PerfectClubEntry & RankedPlayer;

const VALUES: readonly Column<Ranked>[] = [
  {
    key: 'scores',
    // In two lines, because on phones it would otherwise have to be scrolled to.
    header: (
      <span className="ml-auto block w-20 whitespace-normal sm:w-auto">{LEADERBOARD_TEXTS.clubScores}</span>
    ),
    numeric: true,
    cell: ({ perfectScoreCount }) => <b className="font-semibold">{perfectScoreCount}</b>,
  },
];

/** The players who have reached the perfect score. */
export function ClubPage() {
  const club = usePerfectClubInfiniteQuery(undefined, { ...OPEN_PAGE, refetchOnMountOrArgChange: true });
  const { data, error } = club;
  const failed = data === undefined && error !== undefined;
  const player = knownIdentity()?.playerUUID;
  const members = data?.pages.flatMap(({ leaderboard }) => leaderboard) ?? [];
  return (
    <Page title={TEXTS.club} heading={TEXTS.club}>
      <p className="lead">{LEADERBOARD_TEXTS.clubIntro}</p>
      <Reporting>
        <RankedTable
          label={TEXTS.club}
          values={VALUES}
          rows={members.map((entry, at) => ({ ...entry, rank: at + 1, isOwn: entry.playerUUID === player }))}
          rowKey={({ rank }) => String(rank)}
          empty={
            failed ? (
              <FailedRows text={LEADERBOARD_TEXTS.clubFailed} query={club} />
            ) : (
              <EmptyState title={LEADERBOARD_TEXTS.clubEmpty} detail={LEADERBOARD_TEXTS.clubEmptyDetail}>
                <TodaysGameButton variant="primary" wide />
              </EmptyState>
            )
          }
          {...(data === undefined && !failed && { loading: LEADERBOARD_TEXTS.clubLoading })}
        />
      </Reporting>
      <ShowMore query={club} failure={LEADERBOARD_TEXTS.clubFailed} className="justify-items-center pt-4" />
    </Page>
  );
}
