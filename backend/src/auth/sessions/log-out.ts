import { Injectable } from '@nestjs/common';
import { Transactions } from '../../platform/database/transactions.js';
import type { AppRequest } from '../../platform/requests/request.js';
import { LiveSessions } from './live-sessions.js';
import { SessionCookie } from './session-cookie.js';
import { SessionsStore } from './sessions.store.js';

/** Ends the session of this browser, if there is one. */
@Injectable()
export class LogOut {
  constructor(
    private readonly cookie: SessionCookie,
    private readonly sessions: SessionsStore,
    private readonly live: LiveSessions,
    private readonly transactions: Transactions,
  ) {}

  async execute(request: AppRequest): Promise<void> {
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
