import { Inject, Injectable } from '@nestjs/common';
import { LIMITS } from '@tessera/contracts/constants';
import { Clock } from '../platform/clock/clock.js';
import { CONFIG, type Config } from '../platform/config/config.js';
import { AppError } from '../platform/http/app-error.js';
import type { AccountSession } from '../platform/http/request.js';
import { Mailer } from '../platform/mail/mailer.js';
import { EraseAccount } from './erase-account.js';
import { LiveSessions } from './live-sessions.js';
import { isPassword } from './passwords.js';
import { SessionsStore } from './sessions.store.js';
import type { UserEntity } from './user.entity.js';
import { UsersStore } from './users.store.js';

/** Deletes an account after its owner has confirmed it. Its games stay, without a name. Returns its email address. */
@Injectable()
export class DeleteAccount {
  constructor(
    private readonly users: UsersStore,
    private readonly sessions: SessionsStore,
    private readonly eraseAccount: EraseAccount,
    private readonly mailer: Mailer,
    private readonly live: LiveSessions,
    private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async execute(session: AccountSession, password: string | undefined): Promise<string> {
    const { userId } = session;
    const known = await this.users.find(userId);
    if (!known) throw new AppError('NOT_SIGNED_IN');
    await this.confirm(known, session, password);
    const { sessions, afterCommit } = await this.eraseAccount.execute(userId);
    this.live.end({ sessions, by: 'reset' });
    afterCommit();
    await this.mailer.purge(known.email);
    return known.email;
  }

  /** By the password. Whoever signs in without one has signed in recently. */
  private async confirm(user: UserEntity, session: AccountSession, password = ''): Promise<void> {
    if (this.config.hasPasswordLogin && user.passwordHash !== null) {
      if (await isPassword(password, user.passwordHash)) return;
      throw new AppError('WRONG_PASSWORD', { field: 'password' });
    }
    const since = this.clock.now() - (await this.sessions.startOf(session.id));
    if (since > LIMITS.RECENT_SIGN_IN_MS) throw new AppError('SIGN_IN_AGAIN');
  }
}
