import { Inject, Injectable, Logger } from '@nestjs/common';
import { email } from '@tessera/contracts/calls';
import { LIMITS, PAGES, type ErrorCode } from '@tessera/contracts/wire';
import { HOUR_MS } from '@tessera/rules';
import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  type ClientAuth,
  ClientSecretBasic,
  ClientSecretPost,
  type Configuration,
  discovery,
  enableNonRepudiationChecks,
  fetchUserInfo,
  AuthorizationResponseError,
  ClientError,
  ResponseBodyError,
} from 'openid-client';
import { Clock } from '../platform/clock/clock.js';
import { CONFIG, type Config } from '../platform/config/config.js';
import type { OidcSettings } from '../platform/config/sign-in-variables.js';
import { AppError } from '../platform/requests/app-error.js';
import type { ProviderIdentity } from './identities.repository.js';
import type { Flow } from './oidc-flow.js';

/** The provider is unavailable; it hasn't rejected this sign-in. */
const BUSY = ['server_error', 'temporarily_unavailable'];
/** The authorization code was wrong or has already been used. */
const SPENT = 'invalid_grant';
/** The provider didn't respond, or not as a working provider would. */
const BROKEN = [
  'OAUTH_TIMEOUT',
  'OAUTH_ABORT',
  'OAUTH_RESPONSE_IS_NOT_CONFORM',
  'OAUTH_RESPONSE_IS_NOT_JSON',
  'OAUTH_PARSE_ERROR',
  'OAUTH_HTTP_REQUEST_FORBIDDEN',
];

/** What players are told about an error of the client library. */
function codeOf(error: unknown): ErrorCode {
  if (error instanceof AuthorizationResponseError) {
    return BUSY.includes(error.error) ? 'OIDC_UNAVAILABLE' : 'OIDC_DENIED';
  }
  if (error instanceof ResponseBodyError) return error.error === SPENT ? 'OIDC_FAILED' : 'OIDC_UNAVAILABLE';
  const code = error instanceof ClientError ? error.code : undefined;
  return code === undefined || BROKEN.includes(code) ? 'OIDC_UNAVAILABLE' : 'OIDC_FAILED';
}

/** For the log: without the parameters of the request, which may be secret. */
function reasonOf(error: unknown): string {
  if (error instanceof AuthorizationResponseError || error instanceof ResponseBodyError) return error.error;
  const { code, cause, message } = error as Error & { code?: string };
  const because = cause instanceof Error ? `: ${cause.message}` : '';
  return `${code ?? message}${because}`;
}

const SCOPE = 'openid email profile';
/** How long the provider's addresses are used before they are looked up again. */
const KEPT_MS = HOUR_MS;

/** Somebody whom the provider has just identified. */
export interface Visitor extends ProviderIdentity {
  readonly name: string | null;
}

interface Claims {
  sub: string;
  email?: unknown;
  email_verified?: unknown;
  name?: unknown;
}

/** The operator's OpenID Connect provider. It is first asked when somebody signs in, never at startup. */
@Injectable()
export class OidcProvider {
  private readonly log = new Logger(OidcProvider.name);
  private readonly settings: OidcSettings | undefined;
  private readonly returnAddress: string;
  private discovered: { at: number; client: Promise<Configuration> } | undefined;

  constructor(
    private readonly clock: Clock,
    @Inject(CONFIG) { oidc, publicOrigin }: Config,
  ) {
    this.settings = oidc;
    this.returnAddress = `${publicOrigin ?? ''}${PAGES.authReturn}`;
  }

  /** What people call it; null if there is none. */
  get name(): string | null {
    return this.settings?.name ?? null;
  }

  /** What people call the provider with this issuer, which may be one that was used before. */
  nameOf(issuer: string): string {
    const isCurrent = trimmed(issuer) === trimmed(this.settings?.issuer ?? '');
    return (isCurrent ? this.name : null) ?? (URL.canParse(issuer) ? new URL(issuer).hostname : issuer);
  }

  /** How an owner is told about an identity. */
  methodOf({ issuer }: Pick<ProviderIdentity, 'issuer'>): string {
    return `A sign-in with ${this.nameOf(issuer)}`;
  }

  get issuer(): string | null {
    return this.settings?.issuer ?? null;
  }

  /** The address of its page for this sign-in. */
  async pageFor({ state, nonce, verifier }: Flow): Promise<string> {
    const client = await this.client();
    const url = buildAuthorizationUrl(client, {
      redirect_uri: this.returnAddress,
      scope: SCOPE,
      code_challenge: await calculatePKCECodeChallenge(verifier),
      code_challenge_method: 'S256',
      state,
      nonce,
    });
    return url.href;
  }

  /** Who has come back with these parameters. */
  async identify({ state, nonce, verifier }: Flow, parameters: URLSearchParams): Promise<Visitor> {
    const client = await this.client();
    const returned = new URL(this.returnAddress);
    returned.search = parameters.toString();
    try {
      const tokens = await authorizationCodeGrant(client, returned, {
        expectedState: state,
        expectedNonce: nonce,
        pkceCodeVerifier: verifier,
        idTokenExpected: true,
      });
      const claims = tokens.claims();
      if (!claims) throw new Error('no ID token');
      const { iss: issuer, sub } = claims;
      // Many providers keep the address out of the token.
      const isComplete = claims.email !== undefined || !client.serverMetadata().userinfo_endpoint;
      const details = isComplete ? claims : await fetchUserInfo(client, tokens.access_token, sub);
      return visitorOf(issuer, details);
    } catch (error) {
      throw this.failed(error);
    }
  }

  /** All requests share one lookup. The next one after a failure tries again. */
  private async client(): Promise<Configuration> {
    if (!this.settings) throw new AppError('SIGN_IN_METHOD_OFF');
    const now = this.clock.now();
    if (!this.discovered || now - this.discovered.at > KEPT_MS) {
      this.discovered = { at: now, client: discover(this.settings) };
    }
    const asked = this.discovered;
    try {
      return await asked.client;
    } catch (error) {
      if (this.discovered === asked) this.discovered = undefined;
      this.log.warn(`The provider at ${this.settings.issuer} can't be used (${reasonOf(error)})`);
      throw new AppError('OIDC_UNAVAILABLE');
    }
  }

  private failed(error: unknown): AppError {
    const code = codeOf(error);
    if (code !== 'OIDC_DENIED') this.log.warn(`A sign-in with the provider failed (${reasonOf(error)})`);
    return new AppError(code);
  }
}

const trimmed = (issuer: string): string => issuer.replace(/\/$/, '');

function discover({ issuer, clientId, clientSecret }: OidcSettings): Promise<Configuration> {
  const url = new URL(issuer);
  return discovery(url, clientId, clientSecret, secretBy(clientSecret), {
    timeout: LIMITS.OIDC_TIMEOUT_MS / 1000,
    execute: [enableNonRepudiationChecks, ...(url.protocol === 'http:' ? [allowInsecureRequests] : [])],
  });
}

/** In a header, as the standard recommends, unless the provider takes the secret only in the body. */
function secretBy(secret: string): ClientAuth {
  const [basic, post] = [ClientSecretBasic(secret), ClientSecretPost(secret)];
  return (server, client, body, headers) => {
    const methods = server.token_endpoint_auth_methods_supported ?? ['client_secret_basic'];
    return (methods.includes('client_secret_basic') ? basic : post)(server, client, body, headers);
  };
}

function visitorOf(issuer: string, { sub, email: given, email_verified: verified, name }: Claims): Visitor {
  const address = email.safeParse(given).data ?? null;
  return {
    issuer,
    subject: sub,
    email: address,
    // Some providers send it as text.
    isEmailVerified: address !== null && (verified === true || verified === 'true'),
    name: textOf(name, LIMITS.ACCOUNT_NAME_MAX_LENGTH),
  };
}

/** A claim as text that can be stored; null if there is none. */
function textOf(claim: unknown, max: number): string | null {
  const text = typeof claim === 'string' ? claim.trim() : '';
  return text === '' || text.length > max || /[\0\p{Surrogate}]/u.test(text) ? null : text;
}
