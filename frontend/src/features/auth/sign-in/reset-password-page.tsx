import { ACCOUNT_TEXTS } from '@tessera/contracts/accounts';
import { TEXTS } from '@tessera/contracts/texts';
import { LIMITS, PAGES } from '@tessera/contracts/wire';
import { useEffect, useState, type ReactNode } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { ACCOUNT_LABELS } from '../auth-labels';
import { isApiError, reasonOf } from '../../../store/api/api-error';
import { Button, ButtonLink } from '../../../ui/button/button';
import { Message } from '../../../ui/layout/message';
import { Page } from '../../../ui/layout/page';
import { Spinner } from '../../../ui/icons/spinner';
import { useValidateResetTokenQuery } from '../account.api';
import { NewPasswordForm } from './new-password-form';

const BAD_REQUEST = 400;

/** The server rejects the token as malformed, for example because it is too long. */
const isImpossible = (error: unknown): boolean => isApiError(error) && error.status === BAD_REQUEST;

/** Opened by the link in the password reset email. */
export function ResetPasswordPage() {
  const { token = '' } = useParams();
  const { data: { valid, methods } = {}, error, isFetching, refetch } = useValidateResetTokenQuery(token);
  const [state, setState] = useState<'open' | 'done' | 'rejected' | 'unsure'>('open');
  const shown = state === 'open' && valid === true ? 'form' : state;
  return (
    <Page
      title={ACCOUNT_LABELS.resetPassword}
      heading={shown === 'form' ? ACCOUNT_LABELS.createNewPassword : ACCOUNT_LABELS.resetPassword}
      hiddenHeading={shown !== 'form'}
    >
      {state === 'done' ? (
        <ResetDone />
      ) : state === 'unsure' ? (
        <BackToSignIn title={ACCOUNT_LABELS.resetUnsureTitle} detail={ACCOUNT_LABELS.resetUnsureDetail} />
      ) : valid === false || isImpossible(error) || state === 'rejected' ? (
        <BackToSignIn
          title={ACCOUNT_LABELS.resetLinkInvalidTitle}
          detail={
            <>
              <span>{ACCOUNT_TEXTS.resetLinkInvalid}</span>
              <br />
              <span className="mt-2 block">{ACCOUNT_LABELS.resetLinkInvalidDetail}</span>
            </>
          }
        />
      ) : valid ? (
        <NewPasswordForm
          token={token}
          methods={methods}
          onDone={() => setState('done')}
          onRejected={(wasUnanswered) => setState(wasUnanswered ? 'unsure' : 'rejected')}
        />
      ) : isFetching ? (
        <p role="status" className="m-auto flex items-center gap-3 py-8 text-ink-2">
          <Spinner />
          {ACCOUNT_LABELS.resetValidating}
        </p>
      ) : (
        <Message title="Failed to check this link" detail={reasonOf(error)}>
          <Button variant="primary" wide onClick={() => void refetch()}>
            {TEXTS.retry}
          </Button>
        </Message>
      )}
    </Page>
  );
}

const BackToSignIn = (said: { readonly title: string; readonly detail: ReactNode }) => (
  <Message {...said}>
    <ButtonLink to={PAGES.auth} variant="primary" wide>
      {ACCOUNT_LABELS.goToSignIn}
    </ButtonLink>
  </Message>
);

function ResetDone() {
  const navigate = useNavigate();
  useEffect(() => {
    const timer = setTimeout(() => void navigate(PAGES.auth, { replace: true }), LIMITS.RESET_REDIRECT_MS);
    return () => clearTimeout(timer);
  }, [navigate]);
  return (
    <Message title={ACCOUNT_TEXTS.resetDone} detail={ACCOUNT_LABELS.resetRedirecting}>
      <ButtonLink to={PAGES.auth} replace variant="primary" wide>
        {ACCOUNT_LABELS.goToSignInNow}
      </ButtonLink>
    </Message>
  );
}
