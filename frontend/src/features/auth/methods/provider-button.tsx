import { signInWithText, SIGN_IN_LABELS } from '../auth-labels';
import { Button } from '../../../ui/button/button';
import { useStartOidcMutation } from './sign-in.api';
import { useLeave } from './use-leave';

interface ProviderButtonProps {
  readonly name: string;
  /** Whether there is no other way to sign in. */
  readonly only: boolean;
}

/** Leads to the page of the OpenID Connect provider. */
export function ProviderButton({ name, only }: ProviderButtonProps) {
  const [start] = useStartOidcMutation();
  const { busy, leave } = useLeave(start, SIGN_IN_LABELS.returnFailed);
  return (
    <Button size="large" wide busy={busy} onClick={leave} {...(only && { variant: 'primary' as const })}>
      {signInWithText(name)}
    </Button>
  );
}
