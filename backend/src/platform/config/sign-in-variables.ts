import { z } from 'zod';
import { onOff, optional } from './variable.js';

const LOOPBACK = /^(127\.0\.0\.1|localhost|\[::1\])$/;
/** Without TLS, anyone on the network could forge the provider's responses, unless it runs on this machine. */
const isSafe = (url: string): boolean => {
  const { protocol, hostname } = new URL(url);
  return protocol === 'https:' || LOOPBACK.test(hostname);
};

/** Browsers allow passkeys only for named hosts, over HTTPS or on localhost. */
function canHavePasskeys(url: string): boolean {
  const { protocol, hostname } = new URL(url);
  const isAddress = hostname.startsWith('[') || /^[\d.]+$/.test(hostname);
  return !isAddress && (protocol === 'https:' || hostname === 'localhost');
}

/** How people sign in. */
export const SIGN_IN_VARIABLES = {
  OIDC_ISSUER: optional(
    z
      .url({ protocol: /^https?$/, error: 'must be an https URL', abort: true })
      .refine(isSafe, 'must be an https URL'),
  ),
  OIDC_CLIENT_ID: optional(z.string()),
  OIDC_CLIENT_SECRET: optional(z.string()),
  OIDC_NAME: optional(z.string().trim().min(1).max(40, 'must have at most 40 characters')),
  PASSWORD_LOGIN: onOff('1'),
  PASSKEYS: onOff('0'),
  ADMIN_SECOND_FACTOR: onOff('0'),
};

type SignInVariables = z.output<z.ZodObject<typeof SIGN_IN_VARIABLES>>;
type Variables = SignInVariables & { PUBLIC_URL?: string | undefined };
/** Reports a variable that is missing for a reason. */
type Need = (name: keyof Variables, reason: string) => void;

export function checkSignIn(env: Variables, need: Need, reject: Need): void {
  const trio = ['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET'] as const;
  const given = trio.find((name) => env[name] !== undefined);
  if (given !== undefined) {
    for (const name of trio) if (name !== given) need(name, `is required with ${given}`);
    need('PUBLIC_URL', `is required with ${given}: the provider sends players back there`);
  }
  if (env.PASSKEYS === '1') {
    need('PUBLIC_URL', 'is required with PASSKEYS=1: a passkey belongs to a host');
    if (env.PUBLIC_URL !== undefined && !canHavePasskeys(env.PUBLIC_URL))
      reject('PUBLIC_URL', 'must be an https URL with a host name, not an IP address, if PASSKEYS=1');
  } else if (env.ADMIN_SECOND_FACTOR === '1') {
    reject('PASSKEYS', 'must be 1 with ADMIN_SECOND_FACTOR=1: a passkey is the second factor');
  }
  if (env.PASSWORD_LOGIN === '0')
    need('OIDC_ISSUER', 'is required with PASSWORD_LOGIN=0: nobody could sign in without it');
}

export interface OidcSettings {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** What the provider is called on buttons. */
  readonly name: string;
}

function oidcOf(env: SignInVariables): OidcSettings | undefined {
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret } = env;
  if (issuer === undefined || clientId === undefined || clientSecret === undefined) return undefined;
  return { issuer, clientId, clientSecret, name: env.OIDC_NAME ?? new URL(issuer).hostname };
}

export const signInOf = (env: SignInVariables) => ({
  /** The OpenID Connect provider; none if undefined. */
  oidc: oidcOf(env),
  /** False if email addresses and passwords aren't accepted. */
  hasPasswordLogin: env.PASSWORD_LOGIN === '1',
  hasPasskeys: env.PASSKEYS === '1',
  /** Whether admin calls take a session that was confirmed with a passkey. */
  needsSecondFactor: env.ADMIN_SECOND_FACTOR === '1',
});
