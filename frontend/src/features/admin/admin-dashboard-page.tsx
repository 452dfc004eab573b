import { ADMIN_TEXTS } from '@tessera/contracts/constants';
import { isApiError, reasonOf } from '../../store/api/api-error';
import { Button } from '../../ui/button/button';
import { Message } from '../../ui/layout/message';
import { Page } from '../../ui/layout/page';
import { Skeleton } from '../../ui/loading/skeleton';
import { useUser } from '../auth/session.api';
import { useAdminOperationsQuery, useDashboardMetricsQuery } from './admin.api';
import { AdminsOnly } from './admins-only';
import { Dashboard } from './dashboard';

/** For admins only. The server checks the role again on every call. */
export function AdminDashboardPage() {
  const { user, pending, failure, askAgain } = useUser();
  const isAdmin = user?.isAdmin === true;
  const asked = { skip: !isAdmin, refetchOnMountOrArgChange: true };
  const { data, error, isFetching, refetch } = useDashboardMetricsQuery(undefined, asked);
  // The operations panel shows the result and handles its errors.
  const operations = useAdminOperationsQuery(undefined, asked);
  const status = isApiError(error) ? error.status : null;
  if (failure !== null) return <Failed reason={failure} busy={false} onRetry={askAgain} />;
  if (!pending && (!isAdmin || status === 401 || status === 403)) {
    return (
      <Page title={ADMIN_TEXTS.title} heading={ADMIN_TEXTS.title} hiddenHeading>
        <AdminsOnly signedIn={user !== null && status !== 401} />
      </Page>
    );
  }
  if (data === undefined && error !== undefined) {
    return <Failed reason={reasonOf(error)} busy={isFetching} onRetry={() => void refetch()} />;
  }
  return (
    <Page title={ADMIN_TEXTS.title} heading={ADMIN_TEXTS.title} width="wide">
      <p className="pb-4 text-ink-2">{ADMIN_TEXTS.tagline}</p>
      {data === undefined ? (
        <Loading />
      ) : (
        <Dashboard
          metrics={data}
          busy={isFetching}
          outdated={error !== undefined}
          onRefresh={() => {
            void refetch();
            void operations.refetch();
          }}
        />
      )}
    </Page>
  );
}

interface FailedProps {
  readonly reason: string;
  readonly busy: boolean;
  readonly onRetry: () => void;
}

const Failed = ({ reason, busy, onRetry }: FailedProps) => (
  <Page title={ADMIN_TEXTS.title} heading={ADMIN_TEXTS.title} hiddenHeading>
    <Message title={ADMIN_TEXTS.failed} detail={reason}>
      <Button variant="primary" wide busy={busy} onClick={onRetry}>
        {ADMIN_TEXTS.retry}
      </Button>
    </Message>
  </Page>
);

const Loading = () => (
  <div role="status" className="grid gap-3">
    <span className="text-ink-2">{ADMIN_TEXTS.loading}</span>
    <div aria-hidden="true" className="grid gap-3 sm:grid-cols-2">
      <Skeleton className="h-28 w-full rounded-card" />
      <Skeleton className="h-28 w-full rounded-card" />
      <Skeleton className="h-28 w-full rounded-card" />
      <Skeleton className="h-28 w-full rounded-card" />
    </div>
    <Skeleton className="h-64 w-full rounded-card" />
  </div>
);
