import type { Passkey } from '@tessera/contracts/accounts';
import { useState } from 'react';
import { passkeyLabel, SIGN_IN_LABELS } from '../auth-labels';
import { Button } from '../../../ui/button/button';
import { TextField } from '../../../ui/form/text-fields';
import { Card } from '../../../ui/layout/card';
import { showFailure, toast } from '../../../ui/toast/toast';
import { formatInstant } from '../../../ui/util/format';
import { OwnerDialog } from './owner-dialog';
import { AddPasskeyForm } from './add-passkey-form';
import { useSignInMethods, useRemovePasskeyMutation, useRenamePasskeyMutation } from './sign-in.api';
import { Name } from '../../../ui/layout/name';
import { reasonOf, type ApiError } from '../../../store/api/api-error';
import { Form } from '../../../ui/form/form';

/** The passkeys of the account, where this server accepts them. */
export function PasskeysCard() {
  const { options, methods, refetch } = useSignInMethods();
  if (!methods || !options?.passkeys) return null;
  const { hasPassword, passkeys } = methods;
  const changed = () => void refetch();
  return (
    <Card title={SIGN_IN_LABELS.passkeys}>
      <p className="text-ink-2">{SIGN_IN_LABELS.passkeysDetail}</p>
      {passkeys.length > 0 && (
        <ul className="grid grid-cols-1 gap-3">
          {passkeys.map((passkey) => (
            <PasskeyRow key={passkey.id} passkey={passkey} onChanged={changed} />
          ))}
        </ul>
      )}
      <AddPasskeyForm hasPassword={hasPassword} onAdded={changed} />
    </Card>
  );
}

interface PasskeyRowProps {
  readonly passkey: Passkey;
  readonly onChanged: () => void;
}

function PasskeyRow({ passkey, onChanged }: PasskeyRowProps) {
  const { id, name, createdAt, lastUsedAt } = passkey;
  const [remove] = useRemovePasskeyMutation();
  const [removing, setRemoving] = useState(false);
  const [renaming, setRenaming] = useState(false);

  const drop = async (password: string | undefined) => {
    const { error } = await remove({ passkeyId: id, password });
    // Even after an error: the passkey may have been removed, and only the answer lost.
    onChanged();
    if (error && (error as ApiError).code !== 'PASSKEY_NOT_FOUND') return { error };
    setRemoving(false);
    toast({ title: SIGN_IN_LABELS.passkeyRemoved });
    return {};
  };
  const renamed = () => {
    setRenaming(false);
    onChanged();
  };
  return (
    <li className="grid grid-cols-1 gap-2">
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <span className="min-w-0 wrap-anywhere">
          <Name>{name}</Name>
          <span className="block text-sm text-ink-2">
            {lastUsedAt === null
              ? `Added ${formatInstant.long(createdAt)}`
              : `Last used ${formatInstant.long(lastUsedAt)}`}
          </span>
        </span>
        <span className="flex flex-wrap gap-2">
          <Button aria-label={passkeyLabel('Rename', name)} onClick={() => setRenaming(!renaming)}>
            Rename
          </Button>
          <Button aria-label={passkeyLabel('Remove', name)} onClick={() => setRemoving(true)}>
            Remove
          </Button>
        </span>
      </div>
      <OwnerDialog
        open={removing}
        onClose={() => setRemoving(false)}
        title={`Remove ${name}?`}
        detail={SIGN_IN_LABELS.removePasskeyDetail}
        keep="Keep"
        action="Remove"
        failed={SIGN_IN_LABELS.passkeyFailed}
        onConfirm={drop}
      />
      {renaming && <RenameForm passkey={passkey} onDone={renamed} />}
    </li>
  );
}

function RenameForm({ passkey, onDone }: { readonly passkey: Passkey; readonly onDone: () => void }) {
  const [rename, { isLoading: busy }] = useRenamePasskeyMutation();
  const [name, setName] = useState(passkey.name);
  const save = async () => {
    const { error } = await rename({ passkeyId: passkey.id, name });
    if (error) return showFailure(SIGN_IN_LABELS.passkeyFailed, reasonOf(error));
    onDone();
  };
  return (
    <Form className="grid grid-cols-1 gap-2" method="post" busy={busy} onSubmit={save}>
      <TextField label="New name" value={name} onChange={({ target }) => setName(target.value)} />
      <Button type="submit" busy={busy}>
        Save
      </Button>
    </Form>
  );
}
