import type { Identity } from '@tessera/contracts/accounts';
import { useState } from 'react';
import { linkText, unlinkLabel, SIGN_IN_LABELS } from '../auth-labels';
import type { ApiError } from '../../../store/api/api-error';
import { Button } from '../../../ui/button/button';
import { Card } from '../../../ui/layout/card';
import { toast } from '../../../ui/toast/toast';
import { OwnerDialog } from './owner-dialog';
import { useSignInMethods, useStartOidcLinkMutation, useUnlinkIdentityMutation } from './sign-in.api';
import { leaveFor } from './method-buttons';
import { Name } from '../../../ui/layout/name';

/** The ways to sign in to the account, where there are others than a password. */
export function MethodsCard() {
  const { options, methods, refetch } = useSignInMethods();
  if (!methods || !options || (methods.identities.length === 0 && !options.provider)) return null;
  const { hasPassword, identities } = methods;
  const { provider } = options;
  // An account needs a provider only once.
  const isLinked = identities.some((identity) => identity.provider === provider?.name);
  return (
    <Card title={SIGN_IN_LABELS.methods}>
      {!hasPassword && <p className="text-ink-2">{SIGN_IN_LABELS.noPassword}</p>}
      {identities.length > 0 && (
        <ul className="grid gap-2">
          {identities.map((identity) => (
            <IdentityRow key={identity.id} identity={identity} onChanged={() => void refetch()} />
          ))}
        </ul>
      )}
      {provider && !isLinked && <LinkButton name={provider.name} />}
    </Card>
  );
}

interface IdentityRowProps {
  readonly identity: Identity;
  readonly onChanged: () => void;
}

function IdentityRow({ identity: { id: identityId, provider, email }, onChanged }: IdentityRowProps) {
  const [unlink] = useUnlinkIdentityMutation();
  const [asking, setAsking] = useState(false);
  const remove = async (password: string | undefined) => {
    const { error } = await unlink({ identityId, password });
    // Even after an error: the identity may have been unlinked, and only the answer lost.
    onChanged();
    if (error && (error as ApiError).code !== 'IDENTITY_NOT_FOUND') return { error };
    setAsking(false);
    toast({ title: SIGN_IN_LABELS.unlinked });
    return {};
  };
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
      <span className="min-w-0 wrap-anywhere">
        <Name>{provider}</Name>
        {email !== null && <span className="block text-sm text-ink-2">{email}</span>}
      </span>
      <Button aria-label={unlinkLabel(provider, email)} onClick={() => setAsking(true)}>
        {SIGN_IN_LABELS.unlink}
      </Button>
      <OwnerDialog
        open={asking}
        onClose={() => setAsking(false)}
        title={`Unlink ${provider}?`}
        detail={SIGN_IN_LABELS.unlinkDetail}
        keep="Keep"
        action={SIGN_IN_LABELS.unlink}
        failed={SIGN_IN_LABELS.unlinkFailed}
        onConfirm={remove}
      />
    </li>
  );
}

function LinkButton({ name }: { readonly name: string }) {
  const [start] = useStartOidcLinkMutation();
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button size="large" wide onClick={() => setAsking(true)}>
        {linkText(name)}
      </Button>
      <OwnerDialog
        open={asking}
        onClose={() => setAsking(false)}
        title={`Link ${name}?`}
        detail={SIGN_IN_LABELS.linkDetail}
        keep="Not Now"
        action={SIGN_IN_LABELS.continue}
        tone="primary"
        failed={SIGN_IN_LABELS.linkFailed}
        onConfirm={async (password) => leaveFor(await start({ password }))}
      />
    </>
  );
}
