import { Inject, Injectable, Logger } from '@nestjs/common';
import { KEY_PREFIX, SIGNED_IN_COOKIE } from '@tessera/contracts/product';
import { DAY_MS } from '@tessera/rules';
import connectPgSimple, { type PGStoreOptions } from 'connect-pg-simple';
import { parse } from 'cookie';
import { unsign } from 'cookie-signature';
import type { Request, RequestHandler } from 'express';
import session, { type SessionOptions } from 'express-session';
import { DataSource } from 'typeorm';
import { CONFIG, type Config } from '../../platform/config/config.js';
import { SessionSecrets } from './session-secrets.js';

declare module 'express-session' {
  interface SessionData {
    userId: string;
    /** Milliseconds since 1970. */
    renewedAt: number;
  }
}

/** A session that isn't used for this long expires. */
export const SESSION_DAYS = 60;
const MAX_AGE_MS = SESSION_DAYS * DAY_MS;
const NAME = `${KEY_PREFIX}.sid`;
/** The prefix of values signed by express-session. */
const SIGNED = 's:';

const settled = (work: (callback: (error?: unknown) => void) => void): Promise<void> =>
  new Promise((resolve, reject) => {
    work((error) => {
      if (error) reject(error instanceof Error ? error : new Error('Failed to save the session'));
      else resolve();
    });
  });

/** Uses the same rule as express-session for secure cookies. */
const cameByHttps = ({ headers }: Request): boolean =>
  [headers['x-forwarded-proto']].flat()[0]?.split(',')[0]?.trim().toLowerCase() === 'https';

/** The session cookie, and the stored session to which it refers. */
@Injectable()
export class SessionCookie {
  /** Loads and saves the session of a request. Only the account calls need it. */
  readonly middleware: RequestHandler;
  private readonly log = new Logger(SessionCookie.name);
  private readonly isHttps: boolean;
  private hasWarned = false;

  constructor(
    @Inject(CONFIG) config: Config,
    dataSource: DataSource,
    private readonly secrets: SessionSecrets,
  ) {
    const PgStore = connectPgSimple(session);
    const isHttps = (this.isHttps = config.publicOrigin?.startsWith('https:') ?? false);
    const store = new PgStore({
      // TypeORM has no type for its driver's pool.
      pool: (dataSource.driver as unknown as { master: NonNullable<PGStoreOptions['pool']> }).master,
      tableName: 'sessions',
      disableTouch: true,
      pruneSessionInterval: false,
    });
    const options: Omit<SessionOptions, 'secret'> = {
      name: NAME,
      resave: false,
      saveUninitialized: false,
      // Behind a proxy that terminates TLS, cookies are secure even if no proxy is trusted.
      ...(isHttps ? { proxy: true } : {}),
      cookie: { httpOnly: true, sameSite: 'lax', secure: isHttps || 'auto', maxAge: MAX_AGE_MS },
      store,
    };
    let signedWith: string[] = [];
    let current: RequestHandler | undefined;
    this.middleware = (request, response, next) => {
      const accepted = secrets.accepted();
      if (current === undefined || accepted.join() !== signedWith.join()) {
        signedWith = accepted;
        current = session({ ...options, secret: accepted });
      }
      current(request, response, next);
    };
  }

  /** The session secret in a request's cookies; undefined unless there is one that this server has signed. */
  sidOf(cookies: string | undefined): string | undefined {
    const value = cookies === undefined ? undefined : parse(cookies)[NAME];
    if (!value?.startsWith(SIGNED)) return undefined;
    for (const secret of this.secrets.accepted()) {
      const sid = unsign(value.slice(SIGNED.length), secret);
      if (sid !== false) return sid;
    }
    return undefined;
  }

  /** Starts a new session for the browser, with a new secret, which is returned. */
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

  /** Extends the session once a day, and after a rotation of the secret. Returns whether it was due. */
  renew(request: Request, now: number): boolean {
    const { renewedAt = 0 } = request.session;
    if (now - renewedAt < DAY_MS && !this.isSignedWithOld(request)) return false;
    request.session.renewedAt = now;
    this.tellBrowser(request);
    return true;
  }

  private isSignedWithOld({ headers }: Request): boolean {
    const value = parse(headers.cookie ?? '')[NAME] ?? '';
    return unsign(value.slice(SIGNED.length), this.secrets.accepted()[0]) === false;
  }

  async end(request: Request): Promise<void> {
    await settled((done) => request.session.destroy(done));
    request.res?.clearCookie(NAME).clearCookie(SIGNED_IN_COOKIE);
  }

  /** Scripts can't read the session cookie. This second cookie tells the web app that there is a session. */
  private tellBrowser(request: Request): void {
    const { secure } = request.session.cookie;
    request.res?.cookie(SIGNED_IN_COOKIE, '1', {
      sameSite: 'lax',
      secure: secure === true,
      maxAge: MAX_AGE_MS,
    });
  }
}
