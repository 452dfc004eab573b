import type { PeriodEntry } from '@tessera/contracts/leaderboards';
import { comparePeriodScores, type Period, type PeriodSort } from '@tessera/rules';
import { useMemo, type ComponentProps, type ReactNode } from 'react';
import { knownIdentity } from '../../../store/identity/identity';
import { KeptHeight } from '../../../ui/layout/kept-height';
import { FailedRows } from '../../../ui/loading/load-states';
import type { Elements } from '../../../ui/util/elements';
import type { Column } from '../../../ui/table/table';
import { LEADERBOARD_TEXTS } from '../leaderboard-texts';
import { type RankedPlayer, NONE, SharedScore } from '../row-parts';
import { RankedTable } from '../ranked-table';
import { PERIOD_TEXTS, playedText } from './period-texts';

/** Without a rank: the player's own row if it isn't listed, and group members who haven't played. */
type Ranked = PeriodEntry & RankedPlayer;

/** A day's score, with a link to the game if it is shared. */
function Score(entry: Ranked) {
  const { sum, games } = entry;
  if (games === 0) {
    return (
      <span className="text-ink-2">
        <span aria-hidden="true">{NONE}</span>
        <span className="sr-only">{PERIOD_TEXTS.notPlayed}</span>
      </span>
    );
  }
  return <SharedScore {...entry} points={sum} />;
}

interface Shown {
  readonly period: Period;
  readonly sort: PeriodSort;
  /** How many days have begun. */
  readonly days: number;
}

const valuesOf = ({ period, sort, days }: Shown): Column<Ranked>[] => {
  const points: Column<Ranked> = {
    key: 'points',
    header: period === 'yesterday' ? PERIOD_TEXTS.score : PERIOD_TEXTS.points,
    numeric: true,
    cell: (entry) => <Score {...entry} />,
  };
  const average: Column<Ranked> = {
    key: 'average',
    header: PERIOD_TEXTS.average,
    numeric: true,
    cell: ({ mean }) => mean?.toFixed(1) ?? <span className="text-ink-2">{NONE}</span>,
  };
  const played: Column<Ranked> = {
    key: 'played',
    header: PERIOD_TEXTS.played,
    numeric: true,
    cell: ({ games }) => {
      // Somewhere, tomorrow has begun.
      const of = Math.max(games, days);
      return (
        <>
          <span aria-hidden="true">
            <span>{games}</span>
            <span className="text-ink-2">{`/${of}`}</span>
          </span>
          <span className="sr-only">{playedText(games, of)}</span>
        </>
      );
    },
  };
  const [first, last] = sort === 'mean' ? [average, points] : [points, average];
  return [{ ...first, sorted: true }, ...(period === 'yesterday' ? [] : [played, last])];
};

interface Loaded {
  readonly leaderboard: readonly PeriodEntry[];
  /** The player's own row if it isn't one of them. */
  readonly own?: PeriodEntry | null;
  readonly period: {
    readonly days: number;
    /** How many games an average requires. */
    readonly minGames?: number;
  };
}

interface PeriodTableProps extends Omit<Shown, 'days'> {
  readonly label: string;
  readonly query: ComponentProps<typeof FailedRows>['query'] & { readonly currentData?: Loaded | undefined };
  readonly failed: boolean;
  /** Shown if there are no rows. */
  readonly empty: ReactNode;
  /** Shown below the rows. */
  readonly children?: Elements;
}

/** Ties stay in the server's order, which knows more. */
const compare = (sort: PeriodSort, one: PeriodEntry, other: PeriodEntry): number => {
  const known = ({ sum, games }: PeriodEntry) => ({ sum, games, bestStreak: 0, name: null });
  return comparePeriodScores(sort, known(one), known(other));
};

/** The listed rows are numbered; the player's own stands where it would be, or last if it doesn't qualify. */
function rankedRows({ leaderboard, own, period: { minGames = 0 } }: Loaded, sort: PeriodSort): Ranked[] {
  const player = knownIdentity()?.playerUUID;
  const ranked = leaderboard
    .toSorted((one, other) => compare(sort, one, other))
    .map((entry, at) => ({
      ...entry,
      rank: entry.games > 0 ? at + 1 : null,
      isOwn: entry.playerUUID === player,
    }));
  if (!own) return ranked;
  const place =
    sort === 'mean' && own.games < minGames ? -1 : ranked.findIndex((row) => compare(sort, own, row) < 0);
  return ranked.toSpliced(place < 0 ? ranked.length : place, 0, { ...own, rank: null, isOwn: true });
}

/** The leaderboard of a past day, a week or a month. */
export function PeriodTable({ label, period, sort, query, failed, empty, children }: PeriodTableProps) {
  const loaded = query.currentData;
  const isLoading = loaded === undefined && !failed;
  const days = loaded?.period.days ?? 0;
  const rows = useMemo(() => (loaded ? rankedRows(loaded, sort) : []), [loaded, sort]);
  const values = useMemo(() => valuesOf({ period, sort, days }), [period, sort, days]);
  return (
    <KeptHeight loading={isLoading}>
      <RankedTable
        label={label}
        values={values}
        rows={rows}
        rowKey={({ playerUUID }) => playerUUID}
        empty={failed ? <FailedRows text={LEADERBOARD_TEXTS.failed} query={query} /> : empty}
        {...(isLoading && { loading: LEADERBOARD_TEXTS.loading })}
      />
      {children}
    </KeptHeight>
  );
}
