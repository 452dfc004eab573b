import { linkText, SIGN_IN_TEXTS, unlinkLabel } from '@tessera/contracts/constants';
import type { Identity } from '@tessera/contracts';
import { Button } from '../../../ui/button/button';
import { Card } from '../../../ui/layout/card';
import { toast } from '../../../ui/toast/toast';
import { showFailure } from '../sign-in/form-error';
import { useSignInMethods, useStartOidcLinkMutation, useUnlinkIdentityMutation } from './sign-in.api';
import { useLeave } from './use-leave';

/** The ways to sign in to the account, where there are others than a password. */
export function MethodsCard() {
  const { options, methods, refetch } = useSignInMethods();
  if (!methods || !options || (methods.identities.length === 0 && !options.provider)) return null;
  const { hasPassword, identities } = methods;
  const { provider } = options;
  // An account needs a provider only once.
  const isLinked = identities.some((identity) => identity.provider === provider?.name);
  return (
    <Card title={SIGN_IN_TEXTS.methods}>
      {!hasPassword && <p className="text-ink-2">{SIGN_IN_TEXTS.noPassword}</p>}
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

function IdentityRow({ identity: { id, provider, email }, onChanged }: IdentityRowProps) {
  const [unlink, { isLoading: busy }] = useUnlinkIdentityMutation();
  const remove = async () => {
    const { error } = await unlink(id);
    if (error) return showFailure(SIGN_IN_TEXTS.unlinkFailed, error);
    toast({ title: SIGN_IN_TEXTS.unlinked });
    onChanged();
  };
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
      <span className="min-w-0 wrap-anywhere">
        {provider}
        {email !== null && <span className="block text-sm text-ink-2">{email}</span>}
      </span>
      <Button busy={busy} aria-label={unlinkLabel(provider, email)} onClick={() => void remove()}>
        {SIGN_IN_TEXTS.unlink}
      </Button>
    </li>
  );
}

function LinkButton({ name }: { readonly name: string }) {
  const [start] = useStartOidcLinkMutation();
  const { busy, leave } = useLeave(start, SIGN_IN_TEXTS.linkFailed);
  return (
    <Button size="large" wide busy={busy} onClick={leave}>
      {linkText(name)}
    </Button>
  );
}
