import type { LoginRejectedBody } from '@tessera/contracts/accounts';
import { TEXTS } from '@tessera/contracts/texts';
import { useState } from 'react';
import { ACCOUNT_LABELS } from '../auth-labels';
import { reasonOf, type ApiError } from '../../../store/api/api-error';
import { useAppDispatch } from '../../../store/create-store';
import { currentIdentity } from '../../../store/identity/identity';
import { Button } from '../../../ui/button/button';
import { PasswordField } from '../../../ui/form/text-fields';
import { useLoginMutation } from '../account.api';
import { EmailField, inputErrors, type FieldErrors } from './form-fields';
import { changingSession, startSession } from '../session/start-session';
import { useCredentials, type EmailState } from './use-credentials';
import { showFailure } from '../../../ui/toast/toast';
import { Form } from '../../../ui/form/form';

/** Puts the server's error below the field that was wrong. */
function loginErrors(error: ApiError): FieldErrors | null {
  const { errorType } = error.body as Partial<LoginRejectedBody>;
  return errorType === undefined ? inputErrors(error) : { [errorType]: error.message };
}

export function SignInForm({ onForgotten, ...address }: EmailState & { readonly onForgotten: () => void }) {
  const dispatch = useAppDispatch();
  const [login] = useLoginMutation();
  const [busy, setBusy] = useState(false);
  const form = useCredentials(address);

  const signIn = async () => {
    if (form.isMissing()) return;
    setBusy(true);
    form.clear();
    const { playerUUID } = currentIdentity();
    const { data, error } = await dispatch(changingSession(() => login({ ...form.given, playerUUID })));
    // Stays busy until home has loaded.
    if (data) return dispatch(startSession(data, ACCOUNT_LABELS.welcomeBack));
    setBusy(false);
    const found = loginErrors(error as ApiError);
    if (found) form.show(found);
    else showFailure(ACCOUNT_LABELS.loginFailed, reasonOf(error));
  };

  return (
    <Form className="grid gap-4" method="post" busy={busy} onSubmit={signIn}>
      <EmailField {...form.emailProps} readOnly={busy} />
      <PasswordField
        {...form.passwordProps}
        label="Password"
        name="password"
        autoComplete="current-password"
        readOnly={busy}
      />
      <button type="button" className="text-link -my-2 min-h-10 justify-self-start" onClick={onForgotten}>
        {ACCOUNT_LABELS.forgotPassword}
      </button>
      <Button type="submit" variant="primary" wide busy={busy}>
        {busy ? 'Signing in...' : TEXTS.signIn}
      </Button>
    </Form>
  );
}
