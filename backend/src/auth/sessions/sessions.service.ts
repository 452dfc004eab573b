import { Inject, Injectable } from '@nestjs/common';
import type { User } from '@tessera/contracts/accounts';
import { LIMITS } from '@tessera/contracts/wire';
import { Clock } from '../../platform/clock/clock.js';
import { CONFIG, type Config } from '../../platform/config/config.js';
import { AppError } from '../../platform/requests/app-error.js';
import type { AccountSession, AppRequest } from '../../platform/requests/request.js';
import { Transactions } from '../../platform/database/transactions.js';
import { KnownBrowser } from './known-browser.js';
import { SessionCookie } from './session-cookie.js';
import { SessionsRepository } from './sessions.repository.js';
import { userView } from '../user.view.js';
import { UsersRepository } from '../users.repository.js';
import { LiveSessions } from './live-sessions.js';
import { isPassword } from '../passwords.js';
import { SignInLimits } from '../sign-in-limits.js';
import type { UserEntity } from '../user.entity.js';

/** The session of the browser that makes a request, and whether its account's owner uses it. */
@Injectable()
export class SessionsService {
  constructor(
    private readonly users: UsersRepository,
    private readonly sessions: SessionsRepository,
    private readonly cookie: SessionCookie,
    private readonly known: KnownBrowser,
    private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Config,
    private readonly live: LiveSessions,
    private readonly transactions: Transactions,
    private readonly limits: SignInLimits,
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

  /** Returns the account; throws an AppError if this isn't its owner. */
  async confirmOwner(session: AccountSession, password: string | undefined): Promise<UserEntity> {
    const user = await this.users.find(session.userId);
    if (!user) throw new AppError('NOT_SIGNED_IN');
    await this.confirm(user, session, password);
    return user;
  }

  private async confirm(user: UserEntity, session: AccountSession, password = ''): Promise<void> {
    const { passwordHash } = user;
    if (this.config.hasPasswordLogin && passwordHash !== null) {
      return this.limits.ofSession(session.id, async () => {
        if (!(await isPassword(password, passwordHash)))
          throw new AppError('WRONG_PASSWORD', { field: 'password' });
      });
    }
    const since = this.clock.now() - (await this.sessions.confirmedAt(session.id));
    if (since > LIMITS.RECENT_SIGN_IN_MS) throw new AppError('SIGN_IN_AGAIN');
  }
}
