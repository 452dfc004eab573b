import { LIMITS, TEXTS } from '@tessera/contracts/constants';
import { reasonOf } from '../../store/api/api-error';
import { LoadFailed } from '../../ui/loading/load-failed';
import { Page } from '../../ui/layout/page';
import { StatusDays } from './status-days';
import { StatusMetrics } from './status-metrics';
import { StatusHeadline } from './status-headline';
import { STATUS_TEXTS } from './status-texts';
import { useServiceStatusQuery } from './status.api';

/** How the service is doing, now and in the past weeks. For everyone. */
export function StatusPage() {
  const { data, error, isFetching, refetch } = useServiceStatusQuery(undefined, {
    pollingInterval: LIMITS.STATUS_POLL_MS,
    skipPollingIfUnfocused: true,
    refetchOnFocus: true,
    refetchOnReconnect: true,
    refetchOnMountOrArgChange: true,
  });
  if (data === undefined && error !== undefined)
    return (
      <Page title={TEXTS.serviceStatus} heading={TEXTS.serviceStatus} hiddenHeading>
        <LoadFailed
          title={STATUS_TEXTS.failed}
          detail={reasonOf(error, TEXTS.tryAgain)}
          busy={isFetching}
          onRetry={() => void refetch()}
        />
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
