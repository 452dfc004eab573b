import { TEXTS } from '@tessera/contracts/texts';
import { PAGES } from '@tessera/contracts/wire';
import { useState } from 'react';
import { useSelector } from 'react-redux';
import { Navigate } from 'react-router-dom';
import { ACCOUNT_LABELS, SIGN_IN_LABELS } from '../auth-labels';
import { isSiteDataBlocked } from '../../../store/storage/storage';
import { TextLink } from '../../../ui/link/link';
import { Page } from '../../../ui/layout/page';
import { WithRail } from '../../../ui/layout/with-rail';
import { Tabs } from '../../../ui/tabs/tabs';
import { AccountKeeps } from '../account-keeps';
import { PasskeyButton, ProviderButton } from '../methods/method-buttons';
import { useSignInOptions } from '../methods/sign-in.api';
import { ResetDialog } from './reset-dialog';
import { useUser } from '../session.api';
import { selectSession } from '../session.slice';
import { useSignInPage } from '../session/start-session';
import { SignInForm } from './sign-in-form';
import { SignUpForm } from './sign-up-form';
import { LoadFailed } from '../../../ui/loading/load-states';

const NOTE = "You don't need one to play, and you can download or delete everything in it at any time.";

/** Sign in or sign up. Redirects signed-in players to home. */
export function AuthPage() {
  useSignInPage();
  const { user } = useUser();
  const { changing } = useSelector(selectSession);
  const [tab, setTab] = useState<'in' | 'up'>('in');
  // The address is kept when switching between the forms.
  const [email, setEmail] = useState('');
  const [forgotten, setForgotten] = useState(false);
  const options = useSignInOptions();
  const provider = options?.provider;
  const hasPasswords = options?.password !== false;
  const blocked = isSiteDataBlocked();
  const address = { email, onEmail: setEmail };

  return (
    <Page
      title={tab === 'in' ? TEXTS.signIn : ACCOUNT_LABELS.signUp}
      heading={TEXTS.yourAccount}
      width="wide"
    >
      {user && !changing && <Navigate to={PAGES.home} replace />}
      <WithRail rail={<AccountKeeps title="What an account keeps" note={NOTE} />}>
        {/* In a browser that couldn't stay signed in. */}
        {blocked && (
          <LoadFailed
            title={SIGN_IN_LABELS.siteDataBlocked}
            detail={SIGN_IN_LABELS.siteDataBlockedDetail}
            query={{ refetch: () => window.location.reload() }}
          />
        )}
        {hasPasswords && !blocked && (
          <Tabs
            label="Sign in or sign up"
            value={tab}
            onChange={setTab}
            tabs={[
              {
                key: 'in',
                label: TEXTS.signIn,
                content: <SignInForm {...address} onForgotten={() => setForgotten(true)} />,
              },
              { key: 'up', label: ACCOUNT_LABELS.signUp, content: <SignUpForm {...address} /> },
            ]}
          />
        )}
        {(provider || options?.passkeys) && !blocked && (
          <div className={hasPasswords ? 'grid gap-4 pt-6' : 'grid gap-4'}>
            {hasPasswords && <p className="text-center text-ink-2">or</p>}
            {provider && <ProviderButton name={provider.name} only={!hasPasswords} />}
            {options?.passkeys && <PasskeyButton />}
          </div>
        )}
        <p className="pt-6 text-center sm:text-left">
          <TextLink to={PAGES.feedback}>{TEXTS.feedback}</TextLink>
        </p>
      </WithRail>
      <ResetDialog {...address} open={forgotten} onClose={() => setForgotten(false)} />
    </Page>
  );
}
