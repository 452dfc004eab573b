import { Inject, Injectable } from '@nestjs/common';
import type { User } from '@tessera/contracts';
import { Clock } from '../../platform/clock/clock.js';
import { CONFIG, type Config } from '../../platform/config/config.js';
import { AppError } from '../../platform/requests/app-error.js';
import type { AccountSession, AppRequest } from '../../platform/requests/request.js';
import { KnownBrowser } from './known-browser.js';
import { SessionCookie } from './session-cookie.js';
import { SessionsStore } from './sessions.store.js';
import { userView } from '../user.view.js';
import { UsersStore } from '../users.store.js';

/** The signed-in account. Renews the browser's session, at most once a day. */
@Injectable()
export class CurrentUser {
  constructor(
    private readonly users: UsersStore,
    private readonly sessions: SessionsStore,
    private readonly cookie: SessionCookie,
    private readonly known: KnownBrowser,
    private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async execute(request: AppRequest, { id, userId }: AccountSession): Promise<User> {
    const now = this.clock.now();
    const user = await this.users.find(userId);
    if (!user) throw new AppError('NOT_SIGNED_IN');
    if (this.cookie.renew(request, now)) {
      this.known.remember(request, user.email);
      await this.sessions.touch(id, new Date(now));
    }
    return userView(user, this.config);
  }
}
