import { createHmac, timingSafeEqual } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { KEY_PREFIX } from '@tessera/contracts/product';
import { DAY_MS } from '@tessera/rules';
import { parse } from 'cookie';
import type { Request } from 'express';
import { CONFIG, type Config } from '../../platform/config/config.js';
import { sessionSecretOf } from './session-secrets.js';

const KNOWN_BROWSER_COOKIE = `${KEY_PREFIX}.known`;
/** The only calls that use the cookie. */
const PATH = '/api/auth';
/** As long as browsers keep any cookie. */
const MAX_AGE_MS = 400 * DAY_MS;
/** Accounts that one browser is known for, such as those of a family. */
const MAX_ACCOUNTS = 5;
const TOKEN = /^[\w-]{43}$/;
const BETWEEN = '.';

/**
 * The cookie of browsers that have signed in to an account before, and therefore needn't wait while others guess
 * its password. It holds a token per account, which is worth nothing for any other account and names none.
 */
@Injectable()
export class KnownBrowser {
  private readonly key: Buffer;

  constructor(@Inject(CONFIG) config: Config) {
    this.key = createHmac('sha256', sessionSecretOf(config)).update('known browsers').digest();
  }

  /** Whether this browser has signed in with the email address. Doesn't depend on whether it has an account. */
  isKnown({ headers }: Pick<Request, 'headers'>, email: string): boolean {
    const own = Buffer.from(this.tokenOf(email));
    return tokensIn(headers.cookie).filter((token) => timingSafeEqual(Buffer.from(token), own)).length > 0;
  }

  /** Requires the session middleware, whose cookie decides whether this one is secure. */
  remember(request: Request, email: string): void {
    const own = this.tokenOf(email);
    this.set(request, [own, ...othersThan(own, request)].slice(0, MAX_ACCOUNTS));
  }

  /** After the account was deleted. */
  forget(request: Request, email: string): void {
    const others = othersThan(this.tokenOf(email), request);
    if (others.length > 0) this.set(request, others);
    else request.res?.clearCookie(KNOWN_BROWSER_COOKIE, { path: PATH });
  }

  private set(request: Request, tokens: readonly string[]): void {
    request.res?.cookie(KNOWN_BROWSER_COOKIE, tokens.join(BETWEEN), {
      httpOnly: true,
      sameSite: 'lax',
      secure: request.session.cookie.secure === true,
      path: PATH,
      maxAge: MAX_AGE_MS,
    });
  }

  private tokenOf(email: string): string {
    return createHmac('sha256', this.key).update(email).digest('base64url');
  }
}

const tokensIn = (cookies: string | undefined): string[] =>
  (parse(cookies ?? '')[KNOWN_BROWSER_COOKIE] ?? '')
    .split(BETWEEN)
    .filter((token) => TOKEN.test(token))
    .slice(0, MAX_ACCOUNTS);

const othersThan = (own: string, { headers }: Request): string[] =>
  tokensIn(headers.cookie).filter((token) => token !== own);
