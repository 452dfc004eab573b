import { useState } from 'react';
import { SIGN_IN_LABELS, ACCOUNT_LABELS, signInWithText } from '../auth-labels';
import { useAppDispatch } from '../../../store/create-store';
import { currentIdentity } from '../../../store/identity/identity';
import { Button } from '../../../ui/button/button';
import { changingSession, startSession } from '../session/start-session';
import { showPasskey } from './browser-passkeys';
import { useStartOidcMutation, usePasskeySignInMutation, useStartPasskeySignInMutation } from './sign-in.api';
import { hardNavigate } from '../../../store/page-load';
import { showFailure } from '../../../ui/toast/toast';
import { reasonOf } from '../../../store/api/api-error';

interface Start {
  readonly data?: { readonly url: string };
  readonly error?: unknown;
}

/** Leaves for the provider's page, whose address has been asked for, if there is one. */
export function leaveFor<Answer extends Start>(answer: Answer): Answer {
  if (answer.data) hardNavigate(answer.data.url);
  return answer;
}

interface ProviderButtonProps {
  readonly name: string;
  /** Whether there is no other way to sign in. */
  readonly only: boolean;
}

/** Leads to the page of the OpenID Connect provider. */
export function ProviderButton({ name, only }: ProviderButtonProps) {
  const [start] = useStartOidcMutation();
  const [busy, setBusy] = useState(false);
  const leave = async () => {
    setBusy(true);
    const { data, error } = leaveFor(await start());
    // Stays busy until the provider's page has loaded.
    if (!data) setBusy(failed(error));
  };
  return (
    <Button size="large" wide busy={busy} onClick={() => void leave()} variant={only ? 'primary' : 'quiet'}>
      {signInWithText(name)}
    </Button>
  );
}

/** Signs in with a passkey that this device knows. */
export function PasskeyButton() {
  const dispatch = useAppDispatch();
  const [start] = useStartPasskeySignInMutation();
  const [finish] = usePasskeySignInMutation();
  const [busy, setBusy] = useState(false);

  /** Returns whether home is about to load. */
  const signIn = async (): Promise<boolean> => {
    const started = await start();
    if (!started.data) return failed(started.error);
    const credential = await showPasskey(started.data.options);
    if (!credential) return false;
    const { playerUUID } = currentIdentity();
    const { data, error } = await dispatch(changingSession(() => finish({ credential, playerUUID })));
    if (!data) return failed(error);
    await dispatch(startSession(data, ACCOUNT_LABELS.welcomeBack));
    return true;
  };
  const press = async () => {
    setBusy(true);
    setBusy(await signIn());
  };
  return (
    <Button size="large" wide busy={busy} onClick={() => void press()}>
      {SIGN_IN_LABELS.withPasskey}
    </Button>
  );
}

function failed(error: unknown): false {
  showFailure(SIGN_IN_LABELS.returnFailed, reasonOf(error));
  return false;
}
