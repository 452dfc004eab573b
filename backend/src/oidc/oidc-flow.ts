import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { KEY_PREFIX } from '@tessera/contracts/product';
import { LIMITS } from '@tessera/contracts/wire';
import { parse } from 'cookie';
import type { Request } from 'express';
import { sessionSecretOf } from '../auth/index.js';
import { Clock } from '../platform/clock/clock.js';
import { CONFIG, type Config } from '../platform/config/config.js';

const COOKIE = `${KEY_PREFIX}.oidc`;
/** The only calls that use the cookie. */
const PATH = '/api/auth/oidc';
const RANDOM_BYTES = 32;
const VALUE = /^[\w-]{43}\.(\d{1,15})\.([\w-]*)$/;

/** What the provider must send back, and what only the browser that started may finish. */
export interface Flow {
  readonly state: string;
  readonly nonce: string;
  /** The secret of PKCE. */
  readonly verifier: string;
  /** The session to whose account an identity is to be linked; undefined to sign in. */
  readonly sessionId: string | undefined;
}

/**
 * A sign-in that a browser has started at the provider. Its cookie is the only thing that is stored; all secrets are
 * derived from it with the server's key, so that any instance can finish what another has started.
 */
@Injectable()
export class OidcFlow {
  private readonly key: Buffer;
  private readonly isHttps: boolean;

  constructor(
    private readonly clock: Clock,
    @Inject(CONFIG) config: Config,
  ) {
    this.key = createHmac('sha256', sessionSecretOf(config)).update('openid connect').digest();
    this.isHttps = config.publicOrigin?.startsWith('https:') ?? false;
  }

  /** Replaces one that the browser has started before. */
  begin(request: Request, sessionId: string | undefined): Flow {
    const expiresAt = this.clock.now() + LIMITS.OIDC_FLOW_MS;
    const value = `${randomBytes(RANDOM_BYTES).toString('base64url')}.${expiresAt}.${sessionId ?? ''}`;
    request.res?.cookie(COOKIE, value, {
      httpOnly: true,
      sameSite: 'lax',
      secure: this.isHttps,
      path: PATH,
      maxAge: LIMITS.OIDC_FLOW_MS,
    });
    return this.derive(value, sessionId);
  }

  /** What this browser has started, which it can finish once; null if it hasn't, or if the state isn't the one. */
  take(request: Request, state: string | null): Flow | null {
    const value = parse(request.headers.cookie ?? '')[COOKIE] ?? '';
    request.res?.clearCookie(COOKIE, { path: PATH });
    const [, expiresAt, sessionId] = VALUE.exec(value) ?? [];
    if (Number(expiresAt) < this.clock.now() || sessionId === undefined) return null;
    const flow = this.derive(value, sessionId || undefined);
    // Nobody can change a cookie and know its state, so this also proves the rest of the cookie.
    return isSame(flow.state, state ?? '') ? flow : null;
  }

  private derive(value: string, sessionId: string | undefined): Flow {
    const secret = (purpose: string) =>
      createHmac('sha256', this.key).update(`${purpose} ${value}`).digest('base64url');
    return { state: secret('state'), nonce: secret('nonce'), verifier: secret('verifier'), sessionId };
  }
}

const isSame = (expected: string, given: string): boolean =>
  expected.length === Buffer.byteLength(given) && timingSafeEqual(Buffer.from(expected), Buffer.from(given));
