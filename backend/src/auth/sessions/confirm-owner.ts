import { Inject, Injectable } from '@nestjs/common';
import { LIMITS } from '@tessera/contracts/wire';
import { Clock } from '../../platform/clock/clock.js';
import { CONFIG, type Config } from '../../platform/config/config.js';
import { AppError } from '../../platform/requests/app-error.js';
import type { AccountSession } from '../../platform/requests/request.js';
import { isPassword } from '../passwords/passwords.js';
import { SessionsStore } from './sessions.store.js';
import type { UserEntity } from '../user.entity.js';
import { UsersStore } from '../users.store.js';

/**
 * Makes sure that it is the owner who uses a session, before something that can't be undone or that opens or closes a
 * way in: by the password or, if there is none, by a recent sign-in or passkey.
 */
@Injectable()
export class ConfirmOwner {
  constructor(
    private readonly users: UsersStore,
    private readonly sessions: SessionsStore,
    private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** Returns the account; throws an AppError if this isn't its owner. */
  async execute(session: AccountSession, password: string | undefined): Promise<UserEntity> {
    const user = await this.users.find(session.userId);
    if (!user) throw new AppError('NOT_SIGNED_IN');
    await this.check(user, session, password);
    return user;
  }

  private async check(user: UserEntity, session: AccountSession, password = ''): Promise<void> {
    if (this.config.hasPasswordLogin && user.passwordHash !== null) {
      if (await isPassword(password, user.passwordHash)) return;
      throw new AppError('WRONG_PASSWORD', { field: 'password' });
    }
    const since = this.clock.now() - (await this.sessions.confirmedAt(session.id));
    if (since > LIMITS.RECENT_SIGN_IN_MS) throw new AppError('SIGN_IN_AGAIN');
  }
}
