import { useState } from 'react';
import { SIGN_IN_LABELS, ACCOUNT_LABELS } from '../auth-labels';
import { useAppDispatch } from '../../../store/hooks';
import { currentIdentity } from '../../../store/identity/identity';
import { Button } from '../../../ui/button/button';
import { startSession } from '../session/start-session';
import { showFailure } from '../sign-in/form-error';
import { showPasskey } from './browser-passkeys';
import { usePasskeySignInMutation, useStartPasskeySignInMutation } from './passkeys.api';

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
    const { data, error } = await finish({ credential, playerUUID: currentIdentity().playerUUID });
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
  showFailure(SIGN_IN_LABELS.returnFailed, error);
  return false;
}
