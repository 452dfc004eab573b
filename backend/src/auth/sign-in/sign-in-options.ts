import type { ResponseOf, CALLS } from '@tessera/contracts';
import { PAGES, SIGN_IN_META } from '@tessera/contracts/constants';
import type { Config } from '../../platform/config/config.js';
import type { PageFacts } from '../../platform/http/documents.js';

type Options = ResponseOf<typeof CALLS.signInOptions>;

/** The ways to sign in to this server. */
export const signInOptions = ({ oidc, hasPasswordLogin, hasPasskeys }: Config): Options => ({
  success: true,
  password: hasPasswordLogin,
  provider: oidc ? { name: oidc.name } : null,
  passkeys: hasPasskeys,
});

/**
 * Also written into pages, so that the sign-in form is right from the start. The prerendered one has only
 * passwords.
 */
export function signInFacts(config: Config): PageFacts | undefined {
  const options = signInOptions(config);
  if (options.password && !options.provider && !options.passkeys) return undefined;
  return { meta: { [SIGN_IN_META]: JSON.stringify(options) }, withoutContent: [PAGES.auth] };
}
