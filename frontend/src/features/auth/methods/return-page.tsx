import { SIGN_IN_TEXTS } from '@tessera/contracts/accounts';
import { TEXTS } from '@tessera/contracts/texts';
import { PAGES } from '@tessera/contracts/wire';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { SIGN_IN_LABELS, ACCOUNT_LABELS } from '../auth-labels';
import { reasonOf } from '../../../store/api/api-error';
import { useAppDispatch } from '../../../store/create-store';
import { currentIdentity, isProbablySignedIn } from '../../../store/identity/identity';
import { ButtonLink } from '../../../ui/button/button';
import { Message } from '../../../ui/layout/message';
import { Page } from '../../../ui/layout/page';
import { Spinner } from '../../../ui/icons/spinner';
import { toast } from '../../../ui/toast/toast';
import { sessionActions } from '../session.slice';
import { changingSession, startSession, useSignInPage } from '../session/start-session';
import { useFinishOidcMutation } from './sign-in.api';

/** Opened by the provider when it sends the browser back. */
export function ReturnPage() {
  useSignInPage();
  const failure = useReturn();
  // Somebody who is signed in has come to link an identity.
  const [wasSignedIn] = useState(isProbablySignedIn);
  return (
    <Page title={TEXTS.signIn} heading={TEXTS.signIn} hiddenHeading>
      {failure === null ? (
        <p role="status" className="m-auto flex items-center gap-3 py-8 text-ink-2">
          <Spinner />
          {SIGN_IN_LABELS.returnTitle}
        </p>
      ) : (
        <Message
          title={wasSignedIn ? SIGN_IN_LABELS.linkFailed : SIGN_IN_LABELS.returnFailed}
          detail={failure}
        >
          <ButtonLink to={wasSignedIn ? PAGES.account : PAGES.auth} variant="primary" wide>
            {wasSignedIn ? TEXTS.yourAccount : ACCOUNT_LABELS.goToSignIn}
          </ButtonLink>
        </Message>
      )}
    </Page>
  );
}

/** Finishes what was started at the provider. Returns why that failed. */
function useReturn(): string | null {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const [parameters] = useState(useLocation().search.slice(1));
  const [finish] = useFinishOidcMutation();
  // Without parameters, somebody has opened the address themselves.
  const [failure, setFailure] = useState<string | null>(parameters === '' ? SIGN_IN_TEXTS.failed : null);
  const hasStarted = useRef(false);

  useEffect(() => {
    const complete = async () => {
      // The parameters work only once, and don't belong in the history.
      window.history.replaceState(window.history.state, '', PAGES.authReturn);
      const { playerUUID } = currentIdentity();
      const { data, error } = await dispatch(changingSession(() => finish({ parameters, playerUUID })));
      if (!data) return setFailure(reasonOf(error, SIGN_IN_TEXTS.failed));
      if (data.outcome === 'linked') {
        dispatch(sessionActions.changeFailed());
        toast({ title: SIGN_IN_LABELS.linked });
        return navigate(PAGES.account, { replace: true });
      }
      const isNew = data.outcome === 'registered';
      await dispatch(startSession(data, isNew ? ACCOUNT_LABELS.accountCreated : ACCOUNT_LABELS.welcomeBack));
    };
    if (hasStarted.current || parameters === '') return;
    hasStarted.current = true;
    void complete();
  }, [dispatch, finish, navigate, parameters]);
  return failure;
}
