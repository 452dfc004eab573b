import { SIGN_IN_LABELS } from '../auth-labels';
import { reasonOf, type ApiError } from '../../../store/api/api-error';
import { showPasskey } from './browser-passkeys';
import { useSignInMethods, useCheckPasskeyMutation, useStartPasskeyCheckMutation } from './sign-in.api';
import { showFailure } from '../../../ui/toast/toast';

/** Confirms the session with a passkey. Returns whether that worked; if not, it has said why. */
export function usePasskeyCheck(): () => Promise<boolean> {
  const [start] = useStartPasskeyCheckMutation();
  const [check] = useCheckPasskeyMutation();
  return async () => {
    const started = await start();
    if (!started.data) return failed(started.error);
    const credential = await showPasskey(started.data.options);
    if (!credential) return false;
    const { error } = await check({ credential });
    return error ? failed(error) : true;
  };
}

function failed(error: unknown): false {
  showFailure(SIGN_IN_LABELS.passkeyFailed, reasonOf(error));
  return false;
}

/**
 * Makes a call that only the owner may make. Where there is no password and the sign-in was a while ago, a passkey
 * confirms it.
 */
export function useOwnerCheck() {
  const { options, methods } = useSignInMethods();
  const checkPasskey = usePasskeyCheck();
  const hasPasskey = options?.passkeys === true && (methods?.passkeys.length ?? 0) > 0;
  return async <Answer extends { error?: unknown }>(call: () => Promise<Answer>): Promise<Answer> => {
    const answer = await call();
    const isLate = (answer.error as ApiError | undefined)?.code === 'SIGN_IN_AGAIN';
    return isLate && hasPasskey && (await checkPasskey()) ? call() : answer;
  };
}
