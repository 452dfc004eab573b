import { Injectable, type OnModuleInit } from '@nestjs/common';
import { daysBefore } from '../platform/clock/days.js';
import { Retention } from '../platform/retention/retention.js';
import { ResetTokensStore } from './reset-tokens.store.js';
import { SESSION_DAYS } from './session-cookie.js';
import { SessionsStore } from './sessions.store.js';

/** Lets sessions and reset links go that open nothing any more. */
@Injectable()
export class AuthRetention implements OnModuleInit {
  constructor(
    private readonly retention: Retention,
    private readonly sessions: SessionsStore,
    private readonly tokens: ResetTokensStore,
  ) {}

  onModuleInit(): void {
    this.retention.add(
      { name: 'expired sessions', removeExpired: (now, most) => this.sessions.removeExpired(now, most) },
      {
        // Until then its browser may still come with the cookie, and is told by what it was ended.
        name: 'ended sessions',
        removeExpired: (now, most) => this.sessions.removeEnded(daysBefore(now, SESSION_DAYS), most),
      },
      { name: 'expired reset links', removeExpired: (now, most) => this.tokens.removeExpired(now, most) },
    );
  }
}
