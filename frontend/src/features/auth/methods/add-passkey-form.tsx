import { useState } from 'react';
import { SIGN_IN_LABELS } from '../auth-labels';
import { Button } from '../../../ui/button/button';
import { PasswordField, TextField } from '../../../ui/form/text-fields';
import { showFailure, toast } from '../../../ui/toast/toast';
import { createPasskey } from './browser-passkeys';
import { useOwnerCheck } from './use-owner-check';
import { useAddPasskeyMutation, useStartPasskeyMutation } from './sign-in.api';
import { reasonOf } from '../../../store/api/api-error';
import { Form } from '../../../ui/form/form';

interface AddPasskeyFormProps {
  readonly hasPassword: boolean;
  readonly onAdded: () => void;
}

/** Adds a passkey after the account's password has been entered. */
export function AddPasskeyForm({ hasPassword, onAdded }: AddPasskeyFormProps) {
  const [start] = useStartPasskeyMutation();
  const [add] = useAddPasskeyMutation();
  const asOwner = useOwnerCheck();
  // Unknown until a button has been pressed, with which the focus would be lost.
  const [open, setOpen] = useState<boolean>();
  const [busy, setBusy] = useState(false);
  const [name, setName] = useState('');
  const [password, setPassword] = useState('');

  const create = async () => {
    const started = await asOwner(() => start(hasPassword ? { password } : {}));
    if (!started.data) return showFailure(SIGN_IN_LABELS.passkeyFailed, reasonOf(started.error));
    const credential = await createPasskey(started.data.options);
    if (!credential) return;
    const { error } = await add({ name, credential });
    if (error) return showFailure(SIGN_IN_LABELS.passkeyFailed, reasonOf(error));
    toast({ title: SIGN_IN_LABELS.passkeyAdded });
    setOpen(false);
    setName('');
    setPassword('');
    onAdded();
  };
  const submit = async () => {
    setBusy(true);
    await create();
    setBusy(false);
  };

  if (!open) {
    return (
      <Button size="large" wide autoFocus={open === false} onClick={() => setOpen(true)}>
        {SIGN_IN_LABELS.addPasskey}
      </Button>
    );
  }
  return (
    <Form className="grid gap-3" method="post" busy={busy} onSubmit={submit}>
      <TextField
        label="Passkey name"
        hint={SIGN_IN_LABELS.passkeyNameHint}
        autoComplete="off"
        autoFocus
        value={name}
        onChange={({ target }) => setName(target.value)}
      />
      {hasPassword && (
        <PasswordField
          label="Password"
          name="password"
          autoComplete="current-password"
          value={password}
          readOnly={busy}
          onChange={({ target }) => setPassword(target.value)}
        />
      )}
      <Button type="submit" size="large" wide busy={busy} unavailable={name.trim() === ''}>
        {SIGN_IN_LABELS.addPasskey}
      </Button>
    </Form>
  );
}
