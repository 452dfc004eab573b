import type { StatusDay } from '@tessera/contracts/site';
import { LIMITS } from '@tessera/contracts/wire';
import { Card } from '../../ui/layout/card';
import { Table, type Column } from '../../ui/table/table';
import { countText, formatDate } from '../../ui/util/format';
import { countedDays, durationText, percentText, STATE_NAMES, STATUS_TEXTS } from './status-texts';

const LOADING = Array.from({ length: LIMITS.STATUS_DAYS }, (_, at) => ({ date: String(at), state: null }));

const COLUMNS: readonly Column<StatusDay>[] = [
  {
    key: 'date',
    header: 'Day (UTC)',
    heads: true,
    pinned: true,
    cell: ({ date }) => <time dateTime={date}>{formatDate.short(date)}</time>,
  },
  { key: 'state', header: 'State', cell: ({ state }) => STATE_NAMES[state ?? 'unknown'] },
  { key: 'up', header: 'Up', numeric: true, cell: ({ availability }) => percentText(availability) },
  { key: 'moves', header: 'Moves', numeric: true, cell: ({ moves }) => countText(moves) },
  { key: 'p50', header: 'Half within', numeric: true, cell: ({ p50Ms }) => durationText(p50Ms) },
  { key: 'p99', header: '99% within', numeric: true, cell: ({ p99Ms }) => durationText(p99Ms) },
  { key: 'reconnects', header: 'Reconnects', numeric: true, cell: ({ reconnects }) => countText(reconnects) },
  {
    key: 'missing',
    header: 'Missing moves',
    numeric: true,
    cell: ({ missingMoves }) => (missingMoves === null ? STATUS_TEXTS.none : countText(missingMoves)),
  },
];

interface StatusDaysProps {
  readonly days: readonly StatusDay[] | undefined;
}

/** The past days as bars, whose height tells the same as their color, and as a table. */
export const StatusDays = ({ days }: StatusDaysProps) => (
  <Card title={STATUS_TEXTS.days}>
    <div
      className="status-bars"
      {...(days && { role: 'img', 'aria-label': spokenDays(days) })}
      data-loading={days === undefined || undefined}
    >
      {(days ?? LOADING).map(({ date, state }) => (
        <i key={date} data-state={state ?? 'unknown'} />
      ))}
    </div>
    <p className="flex justify-between text-xs text-ink-2" aria-hidden="true">
      <span>{STATUS_TEXTS.oldest}</span>
      <span>{STATUS_TEXTS.newest}</span>
    </p>
    <ul className="status-legend" aria-hidden="true">
      {countedDays(days ?? []).map(({ kind, count }) => (
        <li key={kind}>
          <i data-state={kind} />
          <span>{STATE_NAMES[kind]}</span>
          <span className="tabular-nums" data-varies>
            <b className="held font-semibold" data-held={days ? undefined : ''}>
              {count}
            </b>
          </span>
        </li>
      ))}
    </ul>
    <details>
      <summary className="text-link w-fit cursor-pointer py-2">{STATUS_TEXTS.table}</summary>
      <Table
        label={STATUS_TEXTS.days}
        columns={COLUMNS}
        rows={days?.toReversed() ?? []}
        rowKey={({ date }) => date}
        empty={STATUS_TEXTS.loading}
      />
    </details>
  </Card>
);

const spokenDays = (days: readonly StatusDay[]): string =>
  `${STATUS_TEXTS.days}. ${countedDays(days)
    .map(({ kind, count }) => `${STATE_NAMES[kind]}: ${count}`)
    .join(', ')}.`;
