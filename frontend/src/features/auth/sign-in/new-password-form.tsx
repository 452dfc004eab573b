import { ACCOUNT_TEXTS, type OtherMethods } from '@tessera/contracts/accounts';
import { TEXTS } from '@tessera/contracts/texts';
import { LIMITS } from '@tessera/contracts/wire';
import { useRef, useState } from 'react';
import { ACCOUNT_LABELS } from '../auth-labels';
import { isPassing, reasonOf, type ApiError } from '../../../store/api/api-error';
import { useAppDispatch } from '../../../store/create-store';
import { isProbablySignedIn } from '../../../store/identity/identity';
import { Button } from '../../../ui/button/button';
import { FormMessage } from '../../../ui/form/checked-field';
import { PasswordField } from '../../../ui/form/text-fields';
import { useResetPasswordMutation } from '../account.api';
import { finishPasswordReset } from '../session/end-session';
import { NOTHING_REMOVED, OtherWays } from './other-ways';
import { sessionActions } from '../session.slice';
import { showFailure } from '../../../ui/toast/toast';
import { Form } from '../../../ui/form/form';
import { focusHeadingAfter } from '../../../ui/util/focus-heading';

const MATCH = { tone: 'good', text: ACCOUNT_LABELS.passwordsMatch } as const;
const DIFFER = { tone: 'bad', text: ACCOUNT_LABELS.passwordsDiffer } as const;

interface NewPasswordFormProps {
  readonly token: string;
  /** What else signs in to the account. */
  readonly methods: OtherMethods | undefined;
  readonly onDone: () => void;
  /**
   * The link has been used or has expired in the meantime. `wasUnanswered`: perhaps by an earlier attempt, whose answer
   * was lost.
   */
  readonly onRejected: (wasUnanswered: boolean) => void;
}

export function NewPasswordForm({ token, methods, onDone, onRejected }: NewPasswordFormProps) {
  const dispatch = useAppDispatch();
  const [reset, { isLoading: busy }] = useResetPasswordMutation();
  const wasUnanswered = useRef(false);
  const [password, setPassword] = useState('');
  const [repeated, setRepeated] = useState('');
  const [removing, setRemoving] = useState(NOTHING_REMOVED);
  const matches = password === repeated;
  const longEnough = password.length >= LIMITS.PASSWORD_MIN_LENGTH;
  const ready = matches && longEnough;

  const send = async () => {
    if (!ready) return;
    // If this ends this browser's session, that was the player's own wish.
    const expected = isProbablySignedIn();
    if (expected) dispatch(sessionActions.changeStarted());
    const { error } = await reset({ token, password, ...removing });
    if (expected) await dispatch(error ? sessionActions.changeFailed() : finishPasswordReset());
    if (!error) onDone();
    else if ((error as ApiError).code === 'RESET_TOKEN_INVALID') onRejected(wasUnanswered.current);
    else showFailure(TEXTS.error, reasonOf(error, ACCOUNT_LABELS.resetFailed));
    wasUnanswered.current ||= isPassing(error);
  };

  return (
    <Form ref={focusHeadingAfter} className="grid gap-4" method="post" busy={busy} onSubmit={send}>
      <PasswordField
        label="New Password"
        name="new-password"
        autoComplete="new-password"
        value={password}
        error={password !== '' && !longEnough ? ACCOUNT_TEXTS.passwordTooShort : null}
        readOnly={busy}
        onChange={({ target }) => setPassword(target.value)}
      />
      <div className="grid gap-1.5">
        <PasswordField
          label="Confirm Password"
          name="confirm-password"
          autoComplete="new-password"
          value={repeated}
          readOnly={busy}
          onChange={({ target }) => setRepeated(target.value)}
        />
        <FormMessage note={repeated === '' ? null : matches ? MATCH : DIFFER} />
      </div>
      {methods && <OtherWays methods={methods} removing={removing} onChange={setRemoving} />}
      <Button type="submit" variant="primary" wide busy={busy} disabled={!ready}>
        {ACCOUNT_LABELS.resetPassword}
      </Button>
    </Form>
  );
}
