import type { GroupLeaderboardEntry, LeaderboardEntry } from '@tessera/contracts/leaderboards';
import { TEXTS } from '@tessera/contracts/texts';
import { LIMITS } from '@tessera/contracts/wire';
import {
  SORT_KEYS,
  SORT_MODES,
  compareStandings,
  hasResult,
  type SortMode,
  type SortKey,
} from '@tessera/rules';
import { useMemo, type ReactNode } from 'react';
import { knownIdentity } from '../../store/identity/identity';
import { EmptyState } from '../../ui/loading/load-states';
import type { Column } from '../../ui/table/table';
import { LEADERBOARD_TEXTS } from './leaderboard-texts';
import { RankedTable } from './ranked-table';
import { type RankedPlayer, NONE, SharedScore, LiveMark, StreakBadge } from './row-parts';
import type { Elements } from '../../ui/util/elements';

/** Values in a group's leaderboard are highlighted from these thresholds on. */
const NOTABLE = {
  currentStreak: LIMITS.HIGHLIGHT_STREAK,
  bestStreak: LIMITS.HIGHLIGHT_BEST_STREAK,
  lastThreeGamesCount: LIMITS.HIGHLIGHT_LAST_THREE,
} as const;

type Entry = LeaderboardEntry & Partial<GroupLeaderboardEntry>;

/** Without a rank: members of a group who have no result, and the player's own row if it isn't listed. */
type Ranked = Entry & RankedPlayer;

interface ValueColumn extends Pick<Column<Ranked>, 'header' | 'cell'> {
  readonly shownOnlyIfSorted?: boolean;
}

const valuesOf = (mode: SortMode, highlights: boolean): Column<Ranked>[] => {
  const sortKey: SortKey = SORT_MODES[mode].order[0];
  /** A value, highlighted if it stands out. */
  const highlightable = (header: string, key: keyof typeof NOTABLE, unit = ''): ValueColumn => ({
    header,
    cell: ({ [key]: value }) => {
      const text = `${value}${unit}`;
      return highlights && value >= NOTABLE[key] ? (
        <mark className="highlight">{text}</mark>
      ) : (
        <span>{text}</span>
      );
    },
  });
  const valueColumns: Readonly<Record<SortKey, ValueColumn>> = {
    todayScore: { header: 'Today', cell: (entry) => <TodayScore {...entry} /> },
    currentStreak: highlightable('20+ Streak', 'currentStreak'),
    bestStreak: highlightable('Best Streak', 'bestStreak'),
    lastThreeGamesCount: highlightable('Last 3', 'lastThreeGamesCount', '/3'),
    averageScore: {
      header: '30-Day Avg',
      cell: ({ averageScore }) => averageText(averageScore),
      shownOnlyIfSorted: true,
    },
  };
  const columnOf = (key: SortKey) => ({ key, numeric: true, ...valueColumns[key] });
  return [
    // Starts with the sorted column, because on phones the others may have to be scrolled to.
    { ...columnOf(sortKey), sorted: true },
    ...SORT_KEYS.filter((key) => key !== sortKey && valueColumns[key].shownOnlyIfSorted !== true).map(
      columnOf,
    ),
  ];
};

/** Shown once a member of the group has one. */
const PERFECT_SCORES: Column<Ranked> = {
  key: 'perfectScoreCount',
  header: LEADERBOARD_TEXTS.perfectScores,
  numeric: true,
  cell: ({ perfectScoreCount = 0 }) => (perfectScoreCount === 0 ? NONE : perfectScoreCount),
};

const markOf = ({ currentStreak, isLive }: Ranked) => (
  <>
    <StreakBadge streak={currentStreak} />
    {isLive && <LiveMark />}
  </>
);

/** '27.3' */
const averageText = (average: number | null): string => average?.toFixed(1) ?? NONE;

/** Today's score, with a link to the game if it is shared. */
const TodayScore = ({ todayScore, ...entry }: Ranked) =>
  todayScore === null ? (
    <span className="text-ink-2">{NONE}</span>
  ) : (
    <SharedScore {...entry} points={todayScore} />
  );

interface LeaderboardTableProps {
  readonly label: string;
  /** Undefined while they are loading. */
  readonly entries: readonly Entry[] | undefined;
  /** The player's own row if it isn't one of them. */
  readonly own?: LeaderboardEntry | null;
  /** Shown above the rows. */
  readonly lead?: Elements;
  readonly mode: SortMode;
  readonly highlights?: boolean;
  /** Shown if the rows could not be loaded; false while they may still arrive. */
  readonly failure: ReactNode;
  /** What the player can do if there are no rows. */
  readonly emptyAction?: ReactNode;
}

/** The rows in the order of the mode. Those with a result are numbered; the player's own may stand in between. */
function rankedRows(entries: readonly Entry[], own: LeaderboardEntry | null, mode: SortMode): Ranked[] {
  const player = knownIdentity()?.playerUUID;
  const compare = (one: Entry, other: Entry) => compareStandings(mode, one, other);
  const ranked: Ranked[] = entries.toSorted(compare).map((entry, at) => ({
    ...entry,
    rank: hasResult(mode, entry) ? at + 1 : null,
    isOwn: entry.playerUUID === player,
  }));
  return own === null ? ranked : [...ranked, { ...own, rank: null, isOwn: true }].toSorted(compare);
}

/** A leaderboard: today's best players, or those of a group. */
export function LeaderboardTable({
  label,
  entries,
  own = null,
  mode,
  highlights = false,
  failure,
  emptyAction,
  lead,
}: LeaderboardTableProps) {
  const rows = useMemo(() => (entries ? rankedRows(entries, own, mode) : []), [entries, own, mode]);
  const hasPerfectScores = rows.some(({ perfectScoreCount = 0 }) => perfectScoreCount > 0);
  const values = useMemo(
    () => [...valuesOf(mode, highlights), ...(hasPerfectScores ? [PERFECT_SCORES] : [])],
    [mode, highlights, hasPerfectScores],
  );
  return (
    <RankedTable
      label={label}
      values={values}
      mark={markOf}
      rows={rows}
      rowKey={({ playerUUID }) => playerUUID}
      lead={lead}
      empty={
        failure || (
          <EmptyState title={TEXTS.noData} detail={LEADERBOARD_TEXTS.noDataDetail}>
            {emptyAction}
          </EmptyState>
        )
      }
      {...(entries === undefined && !failure && { loading: LEADERBOARD_TEXTS.loading })}
    />
  );
}
