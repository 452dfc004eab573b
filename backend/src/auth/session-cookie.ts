import { Inject, Injectable, Logger } from '@nestjs/common';
import { KEY_PREFIX, SIGNED_IN_COOKIE } from '@tessera/contracts/constants';
import connectPgSimple, { type PGStoreOptions } from 'connect-pg-simple';
import { parse } from 'cookie';
import { unsign } from 'cookie-signature';
import type { Request, RequestHandler } from 'express';
import session from 'express-session';
import { DataSource } from 'typeorm';
import { CONFIG, type Config } from '../platform/config/config.js';
import { sessionSecretOf } from './session-secret.js';

declare module 'express-session' {
  interface SessionData {
    userId: string;
    /** Milliseconds since 1970. */
    renewedAt: number;
  }
}

const DAY_MS = 24 * 60 * 60_000;
/** A browser that does not come for so long has to sign in again. */
export const SESSION_DAYS = 60;
const MAX_AGE_MS = SESSION_DAYS * DAY_MS;
const NAME = `${KEY_PREFIX}.sid`;
/** What express-session puts before a signed value. */
const SIGNED = 's:';

const settled = (work: (callback: (error?: unknown) => void) => void): Promise<void> =>
  new Promise((resolve, reject) => {
    work((error) => {
      if (error) reject(error instanceof Error ? error : new Error('the session could not be kept'));
      else resolve();
    });
  });

/** As express-session sees it when it decides about a secure cookie. */
const cameByHttps = ({ headers }: Request): boolean =>
  [headers['x-forwarded-proto']].flat()[0]?.split(',')[0]?.trim().toLowerCase() === 'https';

/** The cookie that a signed-in browser carries, and the session in Postgres that it names. */
@Injectable()
export class SessionCookie {
  /** Reads and writes the session of a request; only the account's own calls need it. */
  readonly middleware: RequestHandler;
  private readonly secret: string;
  private readonly log = new Logger(SessionCookie.name);
  private readonly isHttps: boolean;
  private hasWarned = false;

  constructor(@Inject(CONFIG) config: Config, dataSource: DataSource) {
    this.secret = sessionSecretOf(config);
    const PgStore = connectPgSimple(session);
    const isHttps = (this.isHttps = config.publicOrigin?.startsWith('https:') ?? false);
    this.middleware = session({
      name: NAME,
      secret: this.secret,
      resave: false,
      saveUninitialized: false,
      // Behind a proxy that ends TLS the cookie is a secure one even where no proxy is trusted.
      ...(isHttps ? { proxy: true } : {}),
      cookie: { httpOnly: true, sameSite: 'lax', secure: isHttps || 'auto', maxAge: MAX_AGE_MS },
      store: new PgStore({
        // TypeORM leaves its driver's pool untyped.
        pool: (dataSource.driver as unknown as { master: NonNullable<PGStoreOptions['pool']> }).master,
        tableName: 'sessions',
        disableTouch: true,
        pruneSessionInterval: false,
      }),
    });
  }

  /** The session's secret in a request's cookies; undefined if there is none that this server has signed. */
  sidOf(cookies: string | undefined): string | undefined {
    const value = cookies === undefined ? undefined : parse(cookies)[NAME];
    if (!value?.startsWith(SIGNED)) return undefined;
    const sid = unsign(value.slice(SIGNED.length), this.secret);
    return sid === false ? undefined : sid;
  }

  /** Gives the browser a new session under a new secret, which it answers. */
  async begin(request: Request, userId: string, now: number): Promise<string> {
    if (this.isHttps && !cameByHttps(request)) this.warnOnce();
    await settled((done) => request.session.regenerate(done));
    request.session.userId = userId;
    request.session.renewedAt = now;
    this.tellBrowser(request);
    await settled((done) => request.session.save(done));
    return request.sessionID;
  }

  private warnOnce(): void {
    if (this.hasWarned) return;
    this.hasWarned = true;
    this.log.warn(
      'A sign-in request arrived without X-Forwarded-Proto: https, so no session cookie was set and the user stays signed out. ' +
        'Configure the proxy that terminates TLS to send that header. (Logged only once.)',
    );
  }

  /** Once a day the time until the session expires begins anew. Was it that time? */
  renew(request: Request, now: number): boolean {
    const { renewedAt = 0 } = request.session;
    if (now - renewedAt < DAY_MS) return false;
    request.session.renewedAt = now;
    this.tellBrowser(request);
    return true;
  }

  async end(request: Request): Promise<void> {
    await settled((done) => request.session.destroy(done));
    request.res?.clearCookie(NAME).clearCookie(SIGNED_IN_COOKIE);
  }

  /** The web app cannot read the session's cookie: this one beside it says that there is one to be asked about. */
  private tellBrowser(request: Request): void {
    const { secure } = request.session.cookie;
    request.res?.cookie(SIGNED_IN_COOKIE, '1', {
      sameSite: 'lax',
      secure: secure === true,
      maxAge: MAX_AGE_MS,
    });
  }
}
