import { GROUP_TEXTS, REPORT_TEXTS, SHARE_PAGE, pathOf } from '@tessera/contracts/constants';
import { Link } from '../../ui/link/link';
import type { Column } from '../../ui/table/table';
import { ReportButton } from '../reports/report-button.public';
import { LEADERBOARD_TEXTS } from './leaderboard-texts';
import { Rank } from './rank';

interface RankedPlayer {
  readonly playerUUID: string;
  readonly playerName: string | null;
  /** Null if the row has no place. */
  readonly rank: number | null;
}

export const NONE = '–';

export const rankColumn: Column<RankedPlayer> = {
  key: 'rank',
  header: <span className="sr-only">Rank</span>,
  cell: ({ rank }) => <Rank rank={rank} />,
};

/** Lets players report the names of others. */
export const reportColumn = <Row extends RankedPlayer>(isOwn: (row: Row) => boolean): Column<Row> => ({
  key: 'report',
  header: <span className="sr-only">{REPORT_TEXTS.report}</span>,
  tight: true,
  cell: (row) =>
    row.playerName !== null &&
    !isOwn(row) && <ReportButton iconOnly kind="player-name" target={row.playerUUID} name={row.playerName} />,
});

/** The name of a row's player. */
export const nameIn = (playerName: string | null, isOwn: boolean): string =>
  playerName ?? (isOwn ? LEADERBOARD_TEXTS.you : GROUP_TEXTS.unknownPlayer);

interface SharedScoreProps {
  readonly points: number;
  readonly shareId: string | null;
  readonly playerName: string | null;
  readonly isOwn: boolean;
}

/** Points, with a link to the game if it is shared. */
export function SharedScore({ points, shareId, playerName, isOwn }: SharedScoreProps) {
  if (shareId === null) return <b className="font-semibold">{points}</b>;
  const game = isOwn ? 'your game' : `${nameIn(playerName, false)}'s game`;
  return (
    <Link
      className="text-link font-semibold"
      to={pathOf(SHARE_PAGE, { shareId })}
      aria-label={`${points}, ${game}`}
    >
      {points}
    </Link>
  );
}
