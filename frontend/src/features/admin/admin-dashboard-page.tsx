import { ADMIN_TEXTS, PEOPLE_ADMIN_TEXTS } from '@tessera/contracts/admin';
import { MAINTENANCE_ADMIN_TEXTS } from '@tessera/contracts/maintenance';
import { MODERATION_TEXTS, reportsTab } from '@tessera/contracts/moderation';
import { useSearchParams } from 'react-router-dom';
import { isApiError, reasonOf } from '../../store/api/api-error';
import { Button, ButtonLink } from '../../ui/button/button';
import { HomeButton } from '../../ui/button/page-buttons';
import { Message } from '../../ui/layout/message';
import { Page } from '../../ui/layout/page';
import { Skeleton } from '../../ui/loading/skeleton';
import { Tabs } from '../../ui/tabs/tabs';
import { SecondFactor } from '../auth/methods/second-factor.public';
import { useUser } from '../auth/session.api';
import { useAdminOperationsQuery, useDashboardMetricsQuery, useAdminReportsInfiniteQuery } from './admin.api';
import { Dashboard } from './dashboard';
import { HeldBackPanel } from './held-back-panel';
import { MaintenancePanel } from './maintenance-panel';
import { PeoplePanel } from './people/people-panel';
import { ReportsPanel } from './reports/reports-panel';
import { TEXTS } from '@tessera/contracts/texts';
import { PAGES } from '@tessera/contracts/wire';

/** Shown to everyone else: links to home and, if nobody is signed in, to the sign-in page. */
const AdminsOnly = ({ signedIn }: { readonly signedIn: boolean }) => (
  <Message
    title={ADMIN_TEXTS.adminsOnly}
    detail={signedIn ? ADMIN_TEXTS.adminsOnlyDetail : ADMIN_TEXTS.adminsOnlySignIn}
  >
    {!signedIn && (
      <ButtonLink to={PAGES.auth} variant="primary" wide>
        {TEXTS.signIn}
      </ButtonLink>
    )}
    <HomeButton wide {...(signedIn && { variant: 'primary' })} />
  </Message>
);

type Section = 'metrics' | 'reports' | 'people' | 'held-back' | 'maintenance';

/** What moderators see. */
const FOR_MODERATORS: readonly Section[] = ['reports', 'people'];

/** For admins, and some of it for moderators. The server checks the role again on every call. */
export function AdminDashboardPage() {
  const { user, pending, failure, askAgain } = useUser();
  const isAdmin = user?.isAdmin === true;
  const isModerator = user?.isModerator === true;
  // The section shows the result.
  const { error, refetch } = useDashboardMetricsQuery(undefined, { skip: !isAdmin });
  const { status, code } = isApiError(error) ? error : { status: null, code: null };
  const needsSecondFactor = isAdmin && code === 'SECOND_FACTOR_REQUIRED';
  const isRejected = !(isAdmin || isModerator) || status === 401 || status === 403;
  if (needsSecondFactor || (failure === null && !pending && isRejected)) {
    return (
      <Page title={ADMIN_TEXTS.title} heading={ADMIN_TEXTS.title} hiddenHeading>
        {needsSecondFactor ? (
          <SecondFactor onConfirmed={() => void refetch()} />
        ) : (
          <AdminsOnly signedIn={user !== null && status !== 401} />
        )}
      </Page>
    );
  }
  return (
    <Page title={ADMIN_TEXTS.title} heading={ADMIN_TEXTS.title} width="wide">
      <p className="pb-4 text-ink-2">{isModerator ? ADMIN_TEXTS.moderatorTagline : ADMIN_TEXTS.tagline}</p>
      {failure !== null ? (
        <Failed reason={failure} busy={false} onRetry={askAgain} />
      ) : isAdmin || isModerator ? (
        <Sections isModerator={isModerator} />
      ) : (
        <Loading />
      )}
    </Page>
  );
}

/** The open section is part of the address, so that it can be bookmarked. */
function Sections({ isModerator }: { readonly isModerator: boolean }) {
  const [params, setParams] = useSearchParams();
  const { data } = useAdminReportsInfiniteQuery('open');
  const tabs = [
    { key: 'metrics', label: MODERATION_TEXTS.metrics, content: <Metrics /> },
    { key: 'reports', label: reportsTab(data?.pages[0]?.openCount), content: <ReportsPanel /> },
    { key: 'people', label: PEOPLE_ADMIN_TEXTS.tab, content: <PeoplePanel isModerator={isModerator} /> },
    { key: 'held-back', label: ADMIN_TEXTS.heldBackTab, content: <HeldBackPanel /> },
    { key: 'maintenance', label: MAINTENANCE_ADMIN_TEXTS.tab, content: <MaintenancePanel /> },
  ] as const;
  const shown = tabs.filter(({ key }) => !isModerator || FOR_MODERATORS.includes(key));
  const first = shown[0]?.key ?? 'metrics';
  return (
    <Tabs<Section>
      label={ADMIN_TEXTS.title}
      value={shown.find(({ key }) => key === params.get('section'))?.key ?? first}
      onChange={(section) => setParams(section === first ? {} : { section }, { replace: true })}
      tabs={shown}
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
