import { PAGES, SIGN_IN_TEXTS, TEXTS } from '@tessera/contracts/constants';
import { useState } from 'react';
import { Button, ButtonLink } from '../../../ui/button/button';
import { Message } from '../../../ui/layout/message';
import { showFailure } from '../sign-in/form-error';
import { showPasskey } from './browser-passkeys';
import { useCheckPasskeyMutation, useStartPasskeyCheckMutation } from './passkeys.api';
import { useSignInMethods } from './sign-in.api';

/** For admins whose session needs a second factor. */
export function SecondFactor({ onConfirmed }: { readonly onConfirmed: () => void }) {
  const [start] = useStartPasskeyCheckMutation();
  const [check] = useCheckPasskeyMutation();
  const [busy, setBusy] = useState(false);
  const { methods } = useSignInMethods();
  const hasNone = methods?.passkeys.length === 0;

  const confirm = async () => {
    const started = await start();
    if (!started.data) return showFailure(SIGN_IN_TEXTS.passkeyFailed, started.error);
    const credential = await showPasskey(started.data.options);
    if (!credential) return;
    const { error } = await check({ credential });
    if (error) return showFailure(SIGN_IN_TEXTS.passkeyFailed, error);
    onConfirmed();
  };
  const press = async () => {
    setBusy(true);
    await confirm();
    setBusy(false);
  };
  return (
    <Message
      title={SIGN_IN_TEXTS.secondFactorTitle}
      detail={hasNone ? SIGN_IN_TEXTS.secondFactorMissing : SIGN_IN_TEXTS.secondFactor}
    >
      {hasNone ? (
        <ButtonLink to={PAGES.account} variant="primary" wide>
          {TEXTS.yourAccount}
        </ButtonLink>
      ) : (
        <Button variant="primary" wide busy={busy} onClick={() => void press()}>
          {SIGN_IN_TEXTS.confirmWithPasskey}
        </Button>
      )}
    </Message>
  );
}
