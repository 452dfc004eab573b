import { CALLS } from '@tessera/contracts/calls';
import { KEY_PREFIX } from '@tessera/contracts/product';
import type { Call } from '@tessera/contracts/wire';
import type { Response } from 'supertest';
import { aPlayer, type CallInput, type TestApp } from './app.js';

export interface Credentials {
  email: string;
  password: string;
}

let people = 0;

/** An email address that is unique in this file. */
export const anAccount = (): Credentials => {
  people += 1;
  return { email: `player${people}@play.example`, password: 'correct horse' };
};

/** The value that a response sets for a cookie. */
export const cookieOf = ({ headers }: Response, name: string): string | undefined =>
  [headers['set-cookie'] ?? []].flat().find((cookie) => cookie.startsWith(`${name}=`));

/** The value that it sets for the session cookie, which may not be the only one. */
export const sessionCookieOf = (answer: Response): string | undefined =>
  cookieOf(answer, `${KEY_PREFIX}.sid`);

/** A browser with the web app: one player, and the cookie of its session. */
export class Browser {
  cookie: string | undefined;

  constructor(
    readonly app: TestApp,
    public player: string = aPlayer(),
  ) {}

  get headers(): Record<string, string> {
    return this.cookie === undefined ? {} : { Cookie: this.cookie };
  }

  /** Makes a call as this browser's player, and stores the cookie of the response. */
  async call(call: Call, input: CallInput = {}): Promise<Response> {
    const headers = { ...this.headers, ...input.headers };
    const response = await this.app.call(call, { player: this.player, ...input, headers });
    const set = sessionCookieOf(response);
    if (set !== undefined)
      this.cookie = /expires=Thu, 01 Jan 1970/i.test(set) ? undefined : set.split(';')[0];
    return response;
  }

  async register(credentials: Credentials = anAccount()): Promise<Credentials> {
    this.useAnswer(await this.call(CALLS.register, { body: credentials }));
    return credentials;
  }

  async login(credentials: Credentials): Promise<Response> {
    const response = await this.call(CALLS.login, { body: credentials });
    this.useAnswer(response);
    return response;
  }

  /** Like the web app, creates a new player after a logout. */
  async logout(): Promise<void> {
    await this.call(CALLS.logout, { body: {} });
    this.player = aPlayer();
  }

  /** Uses the account's own player from now on. */
  private useAnswer({ body }: Response): void {
    if (body.success) this.player = body.playerUUID;
  }
}
