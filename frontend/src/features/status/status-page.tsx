import type { ServiceStatus } from '@tessera/contracts/site';
import { TEXTS } from '@tessera/contracts/texts';
import { LIMITS, PATHS } from '@tessera/contracts/wire';
import { reasonOf } from '../../store/api/api-error';
import { LoadFailed } from '../../ui/loading/load-states';
import { Page } from '../../ui/layout/page';
import { StatusDays } from './status-days';
import { StatusMetrics } from './status-metrics';
import { STATUS_TEXTS, headlineOf, momentText } from './status-texts';
import { CircleAlert, CircleCheck, CircleMinus } from '../../ui/icons/page-icons';
import { Skeleton } from '../../ui/loading/skeleton';
import { api, type ResponseOf } from '../../store/api/api';

const { useServiceStatusQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    serviceStatus: build.query<ServiceStatus, void>({
      query: () => PATHS.status,
      transformResponse: ({ status }: ResponseOf<'readStatus'>) => status,
    }),
  }),
});

const ICONS = {
  good: <CircleCheck size={28} className="text-teal" />,
  disturbed: <CircleMinus size={28} className="text-ochre" />,
  bad: <CircleAlert size={28} className="text-terra" />,
};
const HEADLINE = 'grid grid-cols-[28px_minmax(0,1fr)] items-start gap-[12px]';

interface StatusHeadlineProps {
  readonly status: ServiceStatus | undefined;
  /** The metrics could not be updated. */
  readonly isStale: boolean;
}

/** How the service is doing, in a sentence. As high while loading. */
function StatusHeadline({ status, isStale }: StatusHeadlineProps) {
  if (!status)
    return (
      <div className={HEADLINE} data-varies>
        <Skeleton className="size-7" />
        <div>
          <Skeleton className="display w-48 text-2xl" />
          <Skeleton className="mt-1 w-64" />
          <Skeleton className="mt-1 w-24 text-sm" />
        </div>
      </div>
    );
  const { state, title, detail } = headlineOf(status);
  return (
    <div className={HEADLINE}>
      {ICONS[state]}
      <div>
        <p className="display text-2xl">{title}</p>
        <p className="mt-1">{detail}</p>
        <p className="mt-1 text-sm text-ink-2" role="status">
          {isStale ? STATUS_TEXTS.stale : `As of ${momentText(status.at, status.at)}`}
        </p>
      </div>
    </div>
  );
}

/** How the service is doing, now and in the past weeks. For everyone. */
export function StatusPage() {
  const query = useServiceStatusQuery(undefined, {
    pollingInterval: LIMITS.STATUS_POLL_MS,
    skipPollingIfUnfocused: true,
    refetchOnFocus: true,
    refetchOnReconnect: true,
    refetchOnMountOrArgChange: true,
  });
  const { data, error } = query;
  if (data === undefined && error !== undefined)
    return (
      <Page title={TEXTS.serviceStatus} heading={TEXTS.serviceStatus} hiddenHeading>
        <LoadFailed title={STATUS_TEXTS.failed} detail={reasonOf(error, TEXTS.tryAgain)} query={query} />
      </Page>
    );
  return (
    <Page title={TEXTS.serviceStatus} heading={TEXTS.serviceStatus} width="wide">
      <p className="lead">{STATUS_TEXTS.lead}</p>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6 pb-10">
        <StatusHeadline status={data} isStale={error !== undefined} />
        <StatusMetrics status={data} />
        <StatusDays days={data?.days} />
      </div>
      {data === undefined && (
        <p role="status" className="sr-only" data-varies>
          {STATUS_TEXTS.loading}
        </p>
      )}
    </Page>
  );
}
