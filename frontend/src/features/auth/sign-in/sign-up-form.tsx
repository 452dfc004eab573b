import { ACCOUNT_TEXTS } from '@tessera/contracts/accounts';
import { LIMITS } from '@tessera/contracts/wire';
import { useRef, useState } from 'react';
import { ACCOUNT_LABELS } from '../auth-labels';
import { isPassing, reasonOf, type ApiError } from '../../../store/api/api-error';
import { useAppDispatch } from '../../../store/create-store';
import { currentIdentity } from '../../../store/identity/identity';
import { Button } from '../../../ui/button/button';
import { PasswordField } from '../../../ui/form/text-fields';
import { useLoginMutation, useRegisterMutation } from '../account.api';
import { EmailField, inputErrors, type FieldErrors } from './form-fields';
import { changingSession, startSession } from '../session/start-session';
import { useCredentials, type EmailState } from './use-credentials';
import { showFailure } from '../../../ui/toast/toast';
import { Form } from '../../../ui/form/form';

/** Recognizes a taken address by the server's message, which mentions both account and email. */
function registrationErrors(error: ApiError): FieldErrors | null {
  const isTaken = /account/i.test(error.message) && /email/i.test(error.message);
  return isTaken ? { email: ACCOUNT_TEXTS.emailTaken } : inputErrors(error);
}

export function SignUpForm(address: EmailState) {
  const dispatch = useAppDispatch();
  const [register] = useRegisterMutation();
  const [login] = useLoginMutation();
  /** The email address of an attempt whose answer was lost. */
  const unanswered = useRef<string | null>(null);
  const [busy, setBusy] = useState(false);
  const form = useCredentials(address);

  const isTooShort = (): boolean => {
    if (form.given.password.length >= LIMITS.PASSWORD_MIN_LENGTH) return false;
    const description = ACCOUNT_TEXTS.passwordTooShort;
    form.show({ password: description }, { title: ACCOUNT_LABELS.passwordTooShortTitle, description });
    return true;
  };
  const create = async () => {
    const given = { ...form.given, playerUUID: currentIdentity().playerUUID };
    const answer = await register(given);
    const isTaken = (answer.error as ApiError | undefined)?.code === 'EMAIL_TAKEN';
    // By the earlier attempt: the account is the player's own, and the password opens it.
    const signedIn = isTaken && unanswered.current === given.email ? await login(given) : answer;
    if (isPassing(answer.error)) unanswered.current = given.email;
    return signedIn.data ? signedIn : answer;
  };
  const signUp = async () => {
    if (form.isMissing() || isTooShort()) return;
    setBusy(true);
    form.clear();
    const { data, error } = await dispatch(changingSession(create));
    // Stays busy until home has loaded.
    if (data) return dispatch(startSession(data, ACCOUNT_LABELS.accountCreated));
    setBusy(false);
    const found = registrationErrors(error as ApiError);
    if (found) form.show(found);
    else showFailure(ACCOUNT_LABELS.registrationFailed, reasonOf(error));
  };

  return (
    <Form className="grid gap-4" method="post" busy={busy} onSubmit={signUp}>
      <div className="grid gap-1">
        <h2 className="text-xl">{ACCOUNT_TEXTS.createAccount}</h2>
        <p className="text-ink-2">{ACCOUNT_LABELS.createAccountDetail}</p>
      </div>
      <EmailField {...form.emailProps} readOnly={busy} />
      <PasswordField
        {...form.passwordProps}
        label="Password"
        name="password"
        autoComplete="new-password"
        // The error may say the same.
        {...(form.passwordProps.error !== ACCOUNT_TEXTS.passwordTooShort && {
          hint: ACCOUNT_TEXTS.passwordTooShort,
        })}
        readOnly={busy}
      />
      <Button type="submit" variant="primary" wide busy={busy}>
        {busy ? 'Creating account...' : ACCOUNT_TEXTS.createAccount}
      </Button>
    </Form>
  );
}
