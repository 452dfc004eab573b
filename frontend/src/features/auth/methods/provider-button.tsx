import { SIGN_IN_TEXTS, signInWithText } from '@tessera/contracts/constants';
import { useState } from 'react';
import { hardNavigate } from '../../../store/page-load';
import { Button } from '../../../ui/button/button';
import { showFailure } from '../sign-in/form-error';
import { useStartOidcMutation } from './sign-in.api';

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
    const { data, error } = await start();
    // Stays busy until the provider's page has loaded.
    if (data) return hardNavigate(data.url);
    setBusy(false);
    showFailure(SIGN_IN_TEXTS.returnFailed, error);
  };
  return (
    <Button
      size="large"
      wide
      busy={busy}
      onClick={() => void leave()}
      {...(only && { variant: 'primary' as const })}
    >
      {signInWithText(name)}
    </Button>
  );
}
