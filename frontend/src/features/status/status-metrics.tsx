import type { ServiceStatus } from '@tessera/contracts/site';
import type { ReactNode } from 'react';
import { Skeleton } from '../../ui/loading/skeleton';
import { NoShiftText } from '../../ui/stats/stats';
import { countText, formatDate } from '../../ui/util/format';
import { durationText, momentText, STATUS_TEXTS } from './status-texts';

type Row = readonly [
  label: string,
  valueOf: (status: ServiceStatus) => string,
  isAlert?: (status: ServiceStatus) => boolean,
];

const MOVES: readonly Row[] = [
  [STATUS_TEXTS.acknowledged, ({ lastHour }) => countText(lastHour.moves)],
  [STATUS_TEXTS.p50, ({ lastHour }) => durationText(lastHour.p50Ms)],
  [STATUS_TEXTS.p99, ({ lastHour }) => durationText(lastHour.p99Ms)],
  [STATUS_TEXTS.reconnects, ({ lastHour }) => countText(lastHour.reconnects)],
];

const KEPT: readonly Row[] = [
  [
    STATUS_TEXTS.missing,
    ({ moveCheck }) => (moveCheck ? countText(moveCheck.missing) : STATUS_TEXTS.none),
    ({ moveCheck }) => moveCheck !== null && moveCheck.missing > 0,
  ],
  [STATUS_TEXTS.compared, ({ moveCheck }) => (moveCheck ? countText(moveCheck.checked) : STATUS_TEXTS.none)],
  [
    STATUS_TEXTS.comparedAt,
    ({ moveCheck, at }) => (moveCheck ? momentText(moveCheck.at, at) : STATUS_TEXTS.none),
  ],
];

const BEHIND: readonly Row[] = [
  [
    STATUS_TEXTS.ready,
    ({ daily: { readyUntil } }) =>
      readyUntil === null ? STATUS_TEXTS.notReady : formatDate.short(readyUntil),
    ({ daily }) => !daily.isReady,
  ],
  [STATUS_TEXTS.backup, backupText],
  [STATUS_TEXTS.version, ({ version }) => version],
];

function backupText({ backup, at }: ServiceStatus): string {
  if (!backup) return STATUS_TEXTS.noBackups;
  return backup.lastAt === null ? STATUS_TEXTS.noBackupYet : momentText(backup.lastAt, at);
}

interface StatusMetricsProps {
  readonly status: ServiceStatus | undefined;
}

/** The metrics as of now, in three groups. */
export const StatusMetrics = ({ status }: StatusMetricsProps) => (
  <div className="page-grid">
    <Group title={STATUS_TEXTS.moves} rows={MOVES} status={status} />
    <Group title={STATUS_TEXTS.kept} rows={KEPT} status={status} />
    <Group title={STATUS_TEXTS.behind} rows={BEHIND} status={status} />
  </div>
);

interface GroupProps extends StatusMetricsProps {
  readonly title: string;
  readonly rows: readonly Row[];
}

const Group = ({ title, rows, status }: GroupProps) => (
  <section className="rounded-card border border-line bg-card p-4 lg:col-span-4">
    <h2 className="pb-2 text-lg">{title}</h2>
    <dl>
      {rows.map(([label, valueOf, isAlert]) => (
        <div key={label} className="flex flex-wrap gap-x-[16px] border-t border-line py-[7px]">
          <dt className="flex-[1_1_9rem] text-ink-2">{label}</dt>
          {/* Wide enough for nearly all values, so that labels wrap the same while these load. */}
          <dd
            className={`ml-auto min-w-[4.6rem] text-right font-semibold tabular-nums ${status && isAlert?.(status) ? 'text-terra' : ''}`}
            data-varies
          >
            <Value>{status && valueOf(status)}</Value>
          </dd>
        </div>
      ))}
    </dl>
  </section>
);

const Value = ({ children }: { readonly children: ReactNode }) =>
  typeof children === 'string' ? <NoShiftText value={children} /> : <Skeleton className="ml-auto w-12" />;
