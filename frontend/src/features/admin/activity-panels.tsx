import { type DashboardMetrics, ADMIN_TEXTS } from '@tessera/contracts/admin';
import { TEXTS } from '@tessera/contracts/texts';
import { BarChart } from '../../ui/charts/bar-chart';
import { Card } from '../../ui/layout/card';
import { Table, type Column } from '../../ui/table/table';
import { countText, formatDate } from '../../ui/util/format';
import { rateOf } from './metrics';

interface Started {
  readonly started: number;
  readonly completed: number;
}

const chartLabel = (what: string, rows: readonly Started[]): string => {
  const sum = (key: keyof Started) => rows.reduce((all, row) => all + row[key], 0);
  return `${what}: ${countText(sum('started'))} started, ${countText(sum('completed'))} completed. See the table for details.`;
};

/** Explains the two bars of a chart. */
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

/** The three columns for one kind of game. */
function columnsOf<Row>(started: string, gamesOf: (row: Row) => Started): Column<Row>[] {
  const column = (header: string, text: (games: Started) => string): Column<Row> => ({
    key: `${started} ${header}`,
    header,
    numeric: true,
    cell: (row) => text(gamesOf(row)),
  });
  return [
    column(started, (games) => countText(games.started)),
    column(ADMIN_TEXTS.completed, (games) => countText(games.completed)),
    column(ADMIN_TEXTS.rate, (games) => rateOf(games.completed, games.started)),
  ];
}

type NumberRow = DashboardMetrics['dailyGamesByNumber'][number];

const NUMBER_COLUMNS: readonly Column<NumberRow>[] = [
  { key: 'number', header: 'Game', cell: ({ gameNumber }) => `#${gameNumber}` },
  ...columnsOf(ADMIN_TEXTS.started, (games: NumberRow) => games),
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

const DATE_COLUMNS: readonly Column<DateRow>[] = [
  { key: 'date', header: 'Date', cell: ({ date }) => <time dateTime={date}>{formatDate.short(date)}</time> },
  ...columnsOf('Daily started', ({ daily }: DateRow) => daily),
  ...columnsOf('Multiplayer started', ({ multiplayer }: DateRow) => multiplayer),
];

/** Multiplayer games by date. The dailies have a chart by their numbers. */
export function MultiplayerDates({ metrics }: { readonly metrics: DashboardMetrics }) {
  const rows = rowsOf(metrics);
  return (
    <Card title={ADMIN_TEXTS.multiplayerByDate}>
      <BarChart
        label={chartLabel(
          ADMIN_TEXTS.multiplayerChart,
          rows.map(({ multiplayer }) => multiplayer),
        )}
        pairs={rows.map(({ date, multiplayer }) => ({
          name: formatDate.short(date),
          whole: multiplayer.started,
          part: multiplayer.completed,
        }))}
      />
      <Legend />
    </Card>
  );
}

const isAboveAll = ({ started, completed }: Started): boolean => started > 0 && completed > started;

/** The last days, with both kinds of games. */
export function DatesTable({ metrics }: { readonly metrics: DashboardMetrics }) {
  const rows = rowsOf(metrics);
  return (
    <Card title={ADMIN_TEXTS.byDate}>
      <Table
        label={ADMIN_TEXTS.byDate}
        columns={DATE_COLUMNS}
        rows={rows.toReversed()}
        rowKey={({ date }) => date}
        empty={TEXTS.noData}
      />
      {rows.some(({ daily, multiplayer }) => isAboveAll(daily) || isAboveAll(multiplayer)) && (
        <p className="text-sm text-ink-2">{ADMIN_TEXTS.rateNote}</p>
      )}
    </Card>
  );
}
