import type { DashboardMetrics } from '@tessera/contracts';
import { ADMIN_TEXTS, TEXTS } from '@tessera/contracts/constants';
import { BarChart } from '../../ui/charts/bar-chart';
import { Card } from '../../ui/layout/card';
import { Table, type Column } from '../../ui/table/table';
import { countText } from '../../ui/util/count-text';
import { formatDate } from '../../ui/util/date-format';
import { rateOf } from './number-formats';

interface Started {
  readonly started: number;
  readonly completed: number;
}

const chartLabel = (what: string, rows: readonly Started[]): string => {
  const sum = (key: keyof Started) => rows.reduce((all, row) => all + row[key], 0);
  return `${what}: ${countText(sum('started'))} started, ${countText(sum('completed'))} completed. See the table for details.`;
};

/** Explains the two bars of the charts. */
const Legend = () => (
  <p aria-hidden="true" className="flex gap-4 text-xs text-ink-2">
    <span className="flex items-center gap-1.5">
      <i className="size-2.5 rounded-[3px] bg-bar" /> {ADMIN_TEXTS.started}
    </span>
    <span className="flex items-center gap-1.5">
      <i className="size-2.5 rounded-[3px] bg-teal" /> {ADMIN_TEXTS.completed}
    </span>
  </p>
);

type NumberRow = DashboardMetrics['dailyGamesByNumber'][number];

const NUMBER_COLUMNS: readonly Column<NumberRow>[] = [
  { key: 'number', header: 'Game', cell: ({ gameNumber }) => `#${gameNumber}` },
  { key: 'started', header: ADMIN_TEXTS.started, numeric: true, cell: ({ started }) => countText(started) },
  {
    key: 'completed',
    header: ADMIN_TEXTS.completed,
    numeric: true,
    cell: ({ completed }) => countText(completed),
  },
  {
    key: 'rate',
    header: ADMIN_TEXTS.rate,
    numeric: true,
    cell: ({ started, completed }) => rateOf(completed, started),
  },
];

export const DailyNumbers = ({ numbers }: { readonly numbers: readonly NumberRow[] }) => (
  <Card title={ADMIN_TEXTS.byNumber}>
    {numbers.length === 0 ? (
      <p className="text-ink-2">{TEXTS.noData}</p>
    ) : (
      <>
        <BarChart
          label={chartLabel(ADMIN_TEXTS.dailyChart, numbers)}
          pairs={numbers.map(({ gameNumber, started, completed }) => ({
            name: `#${gameNumber}`,
            whole: started,
            part: completed,
          }))}
        />
        <Legend />
        <details>
          <summary className="text-link w-fit cursor-pointer py-1">{ADMIN_TEXTS.showNumbers}</summary>
          <Table
            label={ADMIN_TEXTS.byNumber}
            columns={NUMBER_COLUMNS}
            rows={[...numbers].reverse()}
            rowKey={({ gameNumber }) => String(gameNumber)}
            empty={TEXTS.noData}
          />
        </details>
      </>
    )}
  </Card>
);

interface DateRow {
  readonly date: string;
  readonly daily: Started;
  readonly multiplayer: Started;
}

const rowsOf = (metrics: DashboardMetrics): DateRow[] =>
  metrics.dailyGamesStarted.map(({ date, count }, at) => ({
    date,
    daily: { started: count, completed: metrics.dailyGamesCompleted[at]?.count ?? 0 },
    multiplayer: {
      started: metrics.multiplayerGamesStarted[at]?.count ?? 0,
      completed: metrics.multiplayerGamesCompleted[at]?.count ?? 0,
    },
  }));

/** The three columns for one kind of game. */
const columnsOf = (kind: 'daily' | 'multiplayer', name: string): Column<DateRow>[] => [
  {
    key: `${kind}-started`,
    header: `${name} started`,
    numeric: true,
    cell: (row) => countText(row[kind].started),
  },
  {
    key: `${kind}-completed`,
    header: 'Completed',
    numeric: true,
    cell: (row) => countText(row[kind].completed),
  },
  {
    key: `${kind}-rate`,
    header: ADMIN_TEXTS.rate,
    numeric: true,
    cell: (row) => rateOf(row[kind].completed, row[kind].started),
  },
];

const DATE_COLUMNS: readonly Column<DateRow>[] = [
  { key: 'date', header: 'Date', cell: ({ date }) => <time dateTime={date}>{formatDate.short(date)}</time> },
  ...columnsOf('daily', 'Daily'),
  ...columnsOf('multiplayer', 'Multiplayer'),
];

/** The last days: a chart for each kind of game and one table for both. */
export function DatesTable({ metrics }: { readonly metrics: DashboardMetrics }) {
  const rows = rowsOf(metrics);
  const kinds = [
    ['daily', ADMIN_TEXTS.dailyChart],
    ['multiplayer', ADMIN_TEXTS.multiplayerChart],
  ] as const;
  return (
    <Card title={ADMIN_TEXTS.byDate}>
      <div className="grid gap-4 md:grid-cols-2">
        {kinds.map(([kind, name]) => (
          <figure key={kind} className="grid gap-1">
            <figcaption className="text-sm font-medium">{name}</figcaption>
            <BarChart
              label={chartLabel(
                name,
                rows.map((row) => row[kind]),
              )}
              pairs={rows.map((row) => ({
                name: formatDate.short(row.date),
                whole: row[kind].started,
                part: row[kind].completed,
              }))}
            />
          </figure>
        ))}
      </div>
      <Legend />
      <Table
        label={ADMIN_TEXTS.byDate}
        columns={DATE_COLUMNS}
        rows={rows.reverse()}
        rowKey={({ date }) => date}
        empty={TEXTS.noData}
      />
    </Card>
  );
}
