import { ACCOUNT_TEXTS } from '@tessera/contracts/accounts';
import { useRef, useState } from 'react';
import { ACCOUNT_LABELS } from '../auth-labels';
import { reasonOf, type ApiError } from '../../../store/api/api-error';
import { Button } from '../../../ui/button/button';
import { Dialog, type DialogState } from '../../../ui/dialog/dialog';
import { PasswordField } from '../../../ui/form/text-fields';
import { ButtonRow } from '../../../ui/layout/page';
import { useSignInMethods } from './sign-in.api';
import { useOwnerCheck } from './use-owner-check';
import { showFailure } from '../../../ui/toast/toast';
import { Form } from '../../../ui/form/form';

interface Question {
  readonly title: string;
  readonly detail: string;
  /** The button that cancels. */
  readonly keep: string;
  /** The button that confirms. */
  readonly action: string;
  readonly tone?: 'alert' | 'primary';
  /** The title of the notice if it fails. */
  readonly failed: string;
  /** Resolves to an error if it fails. Without a password if the account has none. */
  readonly onConfirm: (password: string | undefined) => Promise<{ error?: unknown }>;
}

/** Asks for confirmation and for the account's password, if it has one, before something that only its owner may do. */
export function OwnerDialog({ open, onClose, ...question }: Question & DialogState) {
  const hasPassword = useSignInMethods().methods?.hasPassword ?? true;
  const { title, detail } = question;
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      description={hasPassword ? `${detail} ${ACCOUNT_LABELS.confirmWithPassword}` : detail}
    >
      <OwnerForm {...question} hasPassword={hasPassword} onCancel={onClose} />
    </Dialog>
  );
}

interface OwnerFormProps extends Question {
  readonly hasPassword: boolean;
  readonly onCancel: () => void;
}

function OwnerForm({ hasPassword, onCancel, keep, action, tone = 'alert', ...ask }: OwnerFormProps) {
  const asOwner = useOwnerCheck();
  const [busy, setBusy] = useState(false);
  const [password, setPassword] = useState('');
  const [error, setError] = useState<string | null>(null);
  const box = useRef<HTMLInputElement>(null);

  const reject = (reason: string) => {
    setError(reason);
    box.current?.focus();
  };
  const confirm = async () => {
    setBusy(true);
    const { error: failure } = await asOwner(() => ask.onConfirm(hasPassword ? password : undefined));
    if (!failure) return;
    setBusy(false);
    const { code, message } = failure as ApiError;
    if (code === 'WRONG_PASSWORD') reject(message);
    else showFailure(ask.failed, reasonOf(failure));
  };
  const submit = () => {
    if (hasPassword && password === '') reject(ACCOUNT_TEXTS.passwordRequired);
    else void confirm();
  };

  return (
    <Form className="grid gap-4" method="post" busy={busy} onSubmit={submit}>
      {hasPassword && (
        <PasswordField
          ref={box}
          label="Password"
          name="password"
          autoComplete="current-password"
          value={password}
          error={error}
          readOnly={busy}
          onChange={({ target }) => {
            setPassword(target.value);
            setError(null);
          }}
        />
      )}
      <ButtonRow>
        <Button size="large" onClick={onCancel}>
          {keep}
        </Button>
        <Button type="submit" variant={tone} size="large" busy={busy}>
          {action}
        </Button>
      </ButtonRow>
    </Form>
  );
}
