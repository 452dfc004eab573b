import {
  ADMIN_TEXTS,
  MODERATION_TEXTS,
  reportsTab,
  MAINTENANCE_ADMIN_TEXTS,
} from '@tessera/contracts/constants';
import { useSearchParams } from 'react-router-dom';
import { isApiError, reasonOf } from '../../store/api/api-error';
import { Button } from '../../ui/button/button';
import { Message } from '../../ui/layout/message';
import { Page } from '../../ui/layout/page';
import { Skeleton } from '../../ui/loading/skeleton';
import { Tabs } from '../../ui/tabs/tabs';
import { SecondFactor } from '../auth/methods/second-factor.public';
import { useUser } from '../auth/session.api';
import { useAdminOperationsQuery, useDashboardMetricsQuery } from './admin.api';
import { AdminsOnly } from './admins-only';
import { Dashboard } from './dashboard';
import { HeldBackPanel } from './held-back/held-back-panel';
import { MaintenancePanel } from './maintenance/maintenance-panel';
import { useAdminReportsInfiniteQuery } from './reports/admin-reports.api';
import { ReportsPanel } from './reports/reports-panel';

const SECTIONS = ['metrics', 'reports', 'held-back', 'maintenance'] as const;
type Section = (typeof SECTIONS)[number];

/** For admins only. The server checks the role again on every call. */
export function AdminDashboardPage() {
  const { user, pending, failure, askAgain } = useUser();
  const isAdmin = user?.isAdmin === true;
  // The section shows the result.
  const { error, refetch } = useDashboardMetricsQuery(undefined, { skip: !isAdmin });
  const status = isApiError(error) ? error.status : null;
  if (isAdmin && isApiError(error) && error.code === 'SECOND_FACTOR_REQUIRED') {
    return (
      <Page title={ADMIN_TEXTS.title} heading={ADMIN_TEXTS.title} hiddenHeading>
        <SecondFactor onConfirmed={() => void refetch()} />
      </Page>
    );
  }
  if (failure === null && !pending && (!isAdmin || status === 401 || status === 403)) {
    return (
      <Page title={ADMIN_TEXTS.title} heading={ADMIN_TEXTS.title} hiddenHeading>
        <AdminsOnly signedIn={user !== null && status !== 401} />
      </Page>
    );
  }
  return (
    <Page title={ADMIN_TEXTS.title} heading={ADMIN_TEXTS.title} width="wide">
      <p className="pb-4 text-ink-2">{ADMIN_TEXTS.tagline}</p>
      {failure !== null ? (
        <Failed reason={failure} busy={false} onRetry={askAgain} />
      ) : isAdmin ? (
        <Sections />
      ) : (
        <Loading />
      )}
    </Page>
  );
}

/** The open section is part of the address, so that it can be bookmarked. */
function Sections() {
  const [params, setParams] = useSearchParams();
  const { data } = useAdminReportsInfiniteQuery('open');
  return (
    <Tabs<Section>
      label={ADMIN_TEXTS.title}
      value={SECTIONS.find((section) => section === params.get('section')) ?? 'metrics'}
      onChange={(section) => setParams(section === 'metrics' ? {} : { section }, { replace: true })}
      tabs={[
        { key: 'metrics', label: MODERATION_TEXTS.metrics, content: <Metrics /> },
        { key: 'reports', label: reportsTab(data?.pages[0]?.openCount), content: <ReportsPanel /> },
        { key: 'held-back', label: ADMIN_TEXTS.heldBackTab, content: <HeldBackPanel /> },
        { key: 'maintenance', label: MAINTENANCE_ADMIN_TEXTS.tab, content: <MaintenancePanel /> },
      ]}
    />
  );
}

function Metrics() {
  const asked = { refetchOnMountOrArgChange: true };
  const { data, error, isFetching, refetch } = useDashboardMetricsQuery(undefined, asked);
  // The operations panel shows the result and handles its errors.
  const operations = useAdminOperationsQuery(undefined, asked);
  if (data === undefined) {
    if (error === undefined) return <Loading />;
    return <Failed reason={reasonOf(error)} busy={isFetching} onRetry={() => void refetch()} />;
  }
  return (
    <Dashboard
      metrics={data}
      busy={isFetching}
      outdated={error !== undefined}
      onRefresh={() => {
        void refetch();
        void operations.refetch();
      }}
    />
  );
}

interface FailedProps {
  readonly reason: string;
  readonly busy: boolean;
  readonly onRetry: () => void;
}

const Failed = ({ reason, busy, onRetry }: FailedProps) => (
  <Message title={ADMIN_TEXTS.failed} detail={reason}>
    <Button variant="primary" wide busy={busy} onClick={onRetry}>
      {ADMIN_TEXTS.retry}
    </Button>
  </Message>
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
