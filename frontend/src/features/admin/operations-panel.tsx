import {
  type UpcomingDaily,
  type InstanceState,
  type JobState,
  ADMIN_TEXTS,
  jobsWaiting,
  lastBackupText,
} from '@tessera/contracts/admin';
import { TEXTS } from '@tessera/contracts/texts';
import { reasonOf } from '../../store/api/api-error';
import { Button } from '../../ui/button/button';
import { Card } from '../../ui/layout/card';
import { FailedRows } from '../../ui/loading/load-states';
import { Table, type Column } from '../../ui/table/table';
import { formatDate } from '../../ui/util/format';
import { showFailure, toast } from '../../ui/toast/toast';
import type { ResponseOf } from '../../store/api/api';
import { useAdminOperationsQuery, useRunAdminJobMutation } from './admin.api';
import { moment } from './metrics';

const COMING: readonly Column<UpcomingDaily>[] = [
  { key: 'number', header: 'Game', cell: ({ gameNumber }) => `#${gameNumber}` },
  { key: 'date', header: 'Date', cell: ({ date }) => <time dateTime={date}>{formatDate.short(date)}</time> },
  {
    key: 'difficulty',
    header: 'Difficulty',
    numeric: true,
    cell: ({ difficulty }) => difficulty?.toFixed(2) ?? '–',
  },
  {
    key: 'expected',
    header: 'Expected score',
    numeric: true,
    cell: ({ expectedScore }) => expectedScore?.toFixed(1) ?? '–',
  },
  {
    key: 'commitment',
    header: 'Commitment',
    cell: ({ commitment }) => <code className="text-xs">{commitment}</code>,
  },
];

const INSTANCES: readonly Column<InstanceState>[] = [
  { key: 'id', header: 'Instance', cell: ({ id }) => <code>{id}</code> },
  { key: 'host', header: 'Host', cell: ({ host }) => host || '–' },
  { key: 'role', header: 'Role', cell: ({ role }) => role },
  { key: 'started', header: 'Started', cell: ({ startedAt }) => moment(startedAt) },
];

/** When to refresh after a job has been started. Most jobs have finished by then. */
const RESULT_AFTER_MS = 2000;

/** The last run has started but not ended. A run that was killed looks the same until the next one. */
const isRunning = ({ lastStartedAt, lastEndedAt }: JobState): boolean =>
  lastStartedAt !== null && (lastEndedAt === null || lastEndedAt < lastStartedAt);

/** Operations: jobs, upcoming dailies, running processes. The page refreshes the data shown here. */
export function OperationsPanel() {
  const { data } = useAdminOperationsQuery();
  return (
    <>
      <Card title={ADMIN_TEXTS.jobs} note={data && queueOf(data)}>
        <JobsTable />
        {data !== undefined && <p className="text-sm text-ink-2">{backupOf(data)}</p>}
      </Card>
      {data !== undefined && (
        <>
          <Card title={ADMIN_TEXTS.coming}>
            <p className="text-sm text-ink-2">{ADMIN_TEXTS.comingNote}</p>
            <Table
              label={ADMIN_TEXTS.coming}
              columns={COMING}
              rows={data.comingDailies}
              rowKey={({ date }) => date}
              empty={TEXTS.noData}
            />
          </Card>
          <Card title={ADMIN_TEXTS.instances} note={data.instances.length}>
            <Table
              label={ADMIN_TEXTS.instances}
              columns={INSTANCES}
              rows={data.instances}
              rowKey={({ id }) => id}
              empty={TEXTS.noData}
            />
          </Card>
        </>
      )}
    </>
  );
}

type Operations = ResponseOf<'adminOperations'>;

const queueOf = ({ jobsWaiting: waiting }: Operations): string =>
  waiting === null ? ADMIN_TEXTS.queueAway : jobsWaiting(waiting);

const backupOf = ({ lastBackup }: Operations): string =>
  lastBackup === null ? ADMIN_TEXTS.noBackup : lastBackupText(moment(lastBackup.madeAt), lastBackup.bytes);

function JobsTable() {
  const query = useAdminOperationsQuery();
  const { data, error: failure, refetch } = query;
  const [run, { isLoading, originalArgs }] = useRunAdminJobMutation();
  const start = async (name: string) => {
    const { error } = await run(name);
    if (error) return showFailure(ADMIN_TEXTS.runFailed, reasonOf(error));
    toast({ title: ADMIN_TEXTS.runAsked });
    setTimeout(() => void refetch(), RESULT_AFTER_MS);
  };
  const columns: readonly Column<JobState>[] = [
    {
      key: 'name',
      header: 'Job',
      cell: ({ name }) => (
        <b className="font-medium" translate="no">
          {name}
        </b>
      ),
    },
    {
      key: 'last',
      header: 'Last run',
      cell: (job) => `${moment(job.lastStartedAt)}${isRunning(job) ? `, ${ADMIN_TEXTS.running}` : ''}`,
    },
    { key: 'next', header: 'Next run', cell: ({ nextRunAt }) => moment(nextRunAt) },
    {
      key: 'failures',
      header: 'Failures',
      numeric: true,
      cell: ({ failures, lastError }) =>
        failures === 0 ? 0 : <span className="text-terra">{`${failures}: ${lastError ?? ''}`}</span>,
    },
    {
      key: 'run',
      header: <span className="sr-only">{ADMIN_TEXTS.runNow}</span>,
      cell: ({ name }) => (
        <Button
          busy={isLoading && originalArgs === name}
          aria-label={`${ADMIN_TEXTS.runNow}: ${name}`}
          onClick={() => void start(name)}
        >
          {ADMIN_TEXTS.runNow}
        </Button>
      ),
    },
  ];
  return (
    <Table
      label={ADMIN_TEXTS.jobs}
      columns={columns}
      rows={data?.jobs ?? []}
      rowKey={({ name }) => name}
      empty={
        !data && failure ? <FailedRows text={ADMIN_TEXTS.operationsFailed} query={query} /> : TEXTS.noData
      }
      {...(!data && !failure && { loading: ADMIN_TEXTS.operationsLoading })}
    />
  );
}
