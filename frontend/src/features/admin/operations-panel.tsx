import type { ComingDaily, InstanceState, JobState } from '@tessera/contracts';
import { ADMIN_TEXTS } from '@tessera/contracts/constants';
import { reasonOf } from '../../store/api-error';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { FailedRows } from '../../ui/failed-rows';
import { Table, type Column } from '../../ui/table';
import { toast } from '../../ui/toast';
import { useAdminOperationsQuery, useRunAdminJobMutation } from './admin.api';
import { moment } from './figures';

const COMING: readonly Column<ComingDaily>[] = [
  { key: 'number', header: 'Game', cell: ({ gameNumber }) => `#${gameNumber}` },
  { key: 'date', header: 'Date', cell: ({ date }) => <time dateTime={date}>{date}</time> },
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
  { key: 'role', header: 'Role', cell: ({ role }) => role },
  { key: 'started', header: 'Since', cell: ({ startedAt }) => moment(startedAt) },
];

/** Who runs the program: its jobs, the days that are ready, its processes. */
export function OperationsPanel() {
  const { data, error, isFetching, refetch } = useAdminOperationsQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  const failed = data === undefined && error !== undefined;
  const empty = failed ? (
    <FailedRows text={ADMIN_TEXTS.operationsFailed} busy={isFetching} onRetry={() => void refetch()} />
  ) : (
    ADMIN_TEXTS.noData
  );
  const waiting = data === undefined && !failed ? { loading: ADMIN_TEXTS.operationsLoading } : {};
  return (
    <>
      <Card title={ADMIN_TEXTS.jobs}>
        <JobsTable jobs={data?.jobs ?? []} empty={empty} {...waiting} />
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
              empty={ADMIN_TEXTS.noData}
            />
          </Card>
          <Card title={ADMIN_TEXTS.instances} note={data.instances.length}>
            <Table
              label={ADMIN_TEXTS.instances}
              columns={INSTANCES}
              rows={data.instances}
              rowKey={({ id }) => id}
              empty={ADMIN_TEXTS.noData}
            />
          </Card>
        </>
      )}
    </>
  );
}

interface JobsTableProps {
  readonly jobs: readonly JobState[];
  readonly empty: React.ReactNode;
  readonly loading?: string;
}

function JobsTable({ jobs, ...rest }: JobsTableProps) {
  const [run, { isLoading, originalArgs }] = useRunAdminJobMutation();
  const start = async (name: string) => {
    try {
      await run(name).unwrap();
      toast({ title: ADMIN_TEXTS.runAsked });
    } catch (error) {
      toast({ title: ADMIN_TEXTS.runFailed, description: reasonOf(error), tone: 'destructive' });
    }
  };
  const columns: readonly Column<JobState>[] = [
    { key: 'name', header: 'Job', cell: ({ name }) => <b className="font-medium">{name}</b> },
    { key: 'last', header: 'Last run', cell: ({ lastStartedAt }) => moment(lastStartedAt) },
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
      cell: ({ name, cron }) =>
        cron !== null && (
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
    <Table label={ADMIN_TEXTS.jobs} columns={columns} rows={jobs} rowKey={({ name }) => name} {...rest} />
  );
}
