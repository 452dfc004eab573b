import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/browser';
import { SIGN_IN_LABELS } from '../auth-labels';
import { showFailure } from '../../../ui/toast/toast';

/** As the server sends them. */
type Options = Record<string, unknown>;

/**
 * The browser asks where to store a passkey. If it fails or is canceled, shows a notice and resolves to null.
 */
export const createPasskey = (options: Options): Promise<RegistrationResponseJSON | null> =>
  orNotice(({ startRegistration }) =>
    startRegistration({ optionsJSON: options as unknown as PublicKeyCredentialCreationOptionsJSON }),
  );

/** The browser asks which passkey to use. Null, after a notice, if that came to nothing. */
export const showPasskey = (options: Options): Promise<AuthenticationResponseJSON | null> =>
  orNotice(({ startAuthentication }) =>
    startAuthentication({ optionsJSON: options as unknown as PublicKeyCredentialRequestOptionsJSON }),
  );

/** Browsers don't say whether somebody has canceled, or whether there was nothing to choose. */
async function orNotice<T>(
  ask: (library: typeof import('@simplewebauthn/browser')) => Promise<T>,
): Promise<T | null> {
  try {
    return await ask(await import('@simplewebauthn/browser'));
  } catch {
    showFailure(SIGN_IN_LABELS.passkeyCanceled);
    return null;
  }
}
