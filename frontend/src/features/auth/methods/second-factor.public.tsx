import { SIGN_IN_TEXTS } from '@tessera/contracts/accounts';
import { TEXTS } from '@tessera/contracts/texts';
import { PAGES } from '@tessera/contracts/wire';
import { useState } from 'react';
import { SIGN_IN_LABELS } from '../auth-labels';
import { Button, ButtonLink } from '../../../ui/button/button';
import { Message } from '../../../ui/layout/message';
import { useSignInMethods } from './sign-in.api';
import { usePasskeyCheck } from './use-owner-check';

/** For admins whose session needs a second factor. */
export function SecondFactor({ onConfirmed }: { readonly onConfirmed: () => void }) {
  const check = usePasskeyCheck();
  const [busy, setBusy] = useState(false);
  const { methods } = useSignInMethods();
  const hasNone = methods?.passkeys.length === 0;

  const press = async () => {
    setBusy(true);
    if (await check()) onConfirmed();
    setBusy(false);
  };
  return (
    <Message
      title={SIGN_IN_LABELS.secondFactorTitle}
      detail={hasNone ? SIGN_IN_LABELS.secondFactorMissing : SIGN_IN_TEXTS.secondFactor}
    >
      {hasNone ? (
        <ButtonLink to={PAGES.account} variant="primary" wide>
          {TEXTS.yourAccount}
        </ButtonLink>
      ) : (
        <Button variant="primary" wide busy={busy} onClick={() => void press()}>
          {SIGN_IN_LABELS.confirmWithPasskey}
        </Button>
      )}
    </Message>
  );
}
