import { ACCOUNT_TEXTS, type User } from '@tessera/contracts/accounts';
import { TEXTS } from '@tessera/contracts/texts';
import { PAGES } from '@tessera/contracts/wire';
import { Navigate } from 'react-router-dom';
import { signedInSince } from '../../../store/identity/identity';
import { useAppDispatch } from '../../../store/create-store';
import { Button } from '../../../ui/button/button';
import { Card } from '../../../ui/layout/card';
import { LoadFailed } from '../../../ui/loading/load-states';
import { Page } from '../../../ui/layout/page';
import { WithRail } from '../../../ui/layout/with-rail';
import { Skeleton } from '../../../ui/loading/skeleton';
import { formatInstant } from '../../../ui/util/format';
import { useUser } from '../session.api';
import { sessionActions } from '../session.slice';
import { AccountKeeps } from '../account-keeps';
import { PasskeysCard } from '../methods/passkeys-card';
import { MethodsCard } from '../methods/methods-card';
import { YourData } from './your-data';

/** The account of the signed-in player, and control over the stored data. */
export function AccountPage() {
  const { user, pending, failure, askAgain } = useUser();
  if (!user && !pending) return <Navigate to={PAGES.auth} replace />;
  return (
    <Page title={TEXTS.yourAccount} heading={TEXTS.yourAccount} width="wide">
      {failure !== null ? (
        <LoadFailed title="Failed to load your account" detail={failure} query={{ refetch: askAgain }} />
      ) : (
        // Below the rest on phones, so it waits until nothing above it grows.
        <WithRail rail={user && <AccountKeeps title="What your account keeps" />}>
          {user ? (
            <div className="grid gap-6">
              <SignedInCard user={user} />
              <MethodsCard />
              <PasskeysCard />
              <YourData />
            </div>
          ) : (
            <div role="status" aria-label="Loading your account..." className="grid gap-3">
              <Skeleton className="h-5 w-1/2" />
              <Skeleton className="h-24 w-full" />
            </div>
          )}
        </WithRail>
      )}
    </Page>
  );
}

function SignedInCard({ user: { email, name, playerName } }: { readonly user: User }) {
  const dispatch = useAppDispatch();
  const since = signedInSince();
  const shownName = playerName ?? name;
  return (
    <Card title={ACCOUNT_TEXTS.signedIn}>
      <div>
        {shownName !== null && <p className="font-semibold">{shownName}</p>}
        <p className={shownName === null ? 'font-semibold' : 'text-ink-2'}>{email}</p>
        {since !== null && (
          <p className="pt-1 text-sm text-ink-2">
            {`Signed in on this browser since ${formatInstant.long(since)}`}
          </p>
        )}
      </div>
      <p className="text-ink-2">
        Your name, streaks and games are saved to your account and available on every device you sign in on.
      </p>
      <Button size="large" wide onClick={() => dispatch(sessionActions.logoutAsked(true))}>
        {TEXTS.logOut}
      </Button>
    </Card>
  );
}
