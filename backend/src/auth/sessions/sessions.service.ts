import { Inject, Injectable } from '@nestjs/common';
import type { User } from '@tessera/contracts/accounts';
import { Clock } from '../../platform/clock/clock.js';
import { CONFIG, type Config } from '../../platform/config/config.js';
import { AppError } from '../../platform/requests/app-error.js';
import type { AccountSession, AppRequest } from '../../platform/requests/request.js';
import { Transactions } from '../../platform/database/transactions.js';
import { KnownBrowser } from './known-browser.js';
import { SessionCookie } from './session-cookie.js';
import { SessionsStore } from './sessions.store.js';
import { userView } from '../user.view.js';
import { UsersStore } from '../users.store.js';
import { LiveSessions } from './live-sessions.js';

/** The session of the browser that makes a request. */
@Injectable()
export class BrowserSession {
  constructor(
    private readonly users: UsersStore,
    private readonly sessions: SessionsStore,
    private readonly cookie: SessionCookie,
    private readonly known: KnownBrowser,
    private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Config,
    private readonly live: LiveSessions,
    private readonly transactions: Transactions,
  ) {}

  /** The signed-in account. Renews the browser's session, at most once a day. */
  async user(request: AppRequest, { id, userId }: AccountSession): Promise<User> {
    const now = this.clock.now();
    const user = await this.users.find(userId);
    if (!user) throw new AppError('NOT_SIGNED_IN');
    if (this.cookie.renew(request, now)) {
      this.known.remember(request, user.email);
      await this.sessions.touch(id, new Date(now));
    }
    return userView(user, this.config);
  }

  /** Ends the session of this browser, if there is one. */
  async end(request: AppRequest): Promise<void> {
    const sid = this.cookie.sidOf(request.headers.cookie);
    if (sid !== undefined) {
      const sessions = await this.transactions.run((transaction) =>
        this.sessions.endBySid(transaction, sid, 'logout'),
      );
      this.live.end({ sessions, by: 'logout' });
    }
    await this.cookie.end(request);
  }
}
