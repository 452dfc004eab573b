import { ACCOUNT_TEXTS, SIGN_IN_TEXTS } from '@tessera/contracts/constants';
import { useRef, useState, type FormEvent } from 'react';
import type { ApiError } from '../../../store/api/api-error';
import { useAppDispatch } from '../../../store/hooks';
import { Button } from '../../../ui/button/button';
import { Dialog } from '../../../ui/dialog/dialog';
import { ButtonRow } from '../../../ui/layout/page';
import { PasswordField } from '../../../ui/form/password-field';
import { useDeleteAccountMutation } from '../account.api';
import { useSignInMethods } from '../methods/sign-in.api';
import { leaveDeletedAccount } from '../session/end-session';
import { showFailure } from '../sign-in/form-error';

interface DeleteDialogProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

/** Asks for confirmation and the password, if there is one, because a deleted account can't be restored. */
export function DeleteDialog(props: DeleteDialogProps) {
  const hasPassword = useSignInMethods().methods?.hasPassword ?? true;
  return (
    <Dialog
      {...props}
      title="Delete your account?"
      description={
        hasPassword
          ? "This can't be undone. To confirm, please enter your password."
          : SIGN_IN_TEXTS.deleteForGood
      }
    >
      <DeleteForm hasPassword={hasPassword} onCancel={() => props.onOpenChange(false)} />
    </Dialog>
  );
}

interface DeleteFormProps {
  readonly hasPassword: boolean;
  readonly onCancel: () => void;
}

function DeleteForm({ hasPassword, onCancel }: DeleteFormProps) {
  const dispatch = useAppDispatch();
  const [deleteAccount] = useDeleteAccountMutation();
  const [busy, setBusy] = useState(false);
  const [password, setPassword] = useState('');
  const [error, setError] = useState<string | null>(null);
  const box = useRef<HTMLInputElement>(null);

  const reject = (reason: string) => {
    setError(reason);
    box.current?.focus();
  };
  const remove = async () => {
    setBusy(true);
    const { error: failure } = await deleteAccount(hasPassword ? password : undefined);
    if (!failure) return dispatch(leaveDeletedAccount({ title: 'Your account has been deleted' }));
    setBusy(false);
    const { code, message } = failure as ApiError;
    if (code === 'WRONG_PASSWORD') reject(message);
    else showFailure('Failed to delete your account', failure);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    if (hasPassword && password === '') reject(ACCOUNT_TEXTS.passwordRequired);
    else void remove();
  };

  return (
    <form className="grid gap-4" method="post" noValidate onSubmit={submit} aria-busy={busy}>
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
          Keep Account
        </Button>
        <Button type="submit" variant="alert" size="large" busy={busy}>
          Delete for Good
        </Button>
      </ButtonRow>
    </form>
  );
}
