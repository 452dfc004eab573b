import { Injectable, type OnModuleInit } from '@nestjs/common';
import { daysBefore } from '../platform/clock/days.js';
import { Retention } from '../platform/retention/retention.js';
import { ResetTokensStore } from './reset/reset-tokens.store.js';
import { SESSION_DAYS } from './sessions/session-cookie.js';
import { SessionsStore } from './sessions/sessions.store.js';

/** Deletes sessions and reset links that are no longer of use. */
@Injectable()
export class AuthRetention implements OnModuleInit {
  constructor(
    private readonly retention: Retention,
    private readonly sessions: SessionsStore,
    private readonly tokens: ResetTokensStore,
  ) {}

  onModuleInit(): void {
    this.retention.add(
      { name: 'expired sessions', removeExpired: (now, max) => this.sessions.removeExpired(now, max) },
      {
        // Stored this long because the browser may still send the cookie, and then learns why its session
        // ended.
        name: 'ended sessions',
        removeExpired: (now, max) => this.sessions.removeEnded(daysBefore(now, SESSION_DAYS), max),
      },
      { name: 'expired reset links', removeExpired: (now, max) => this.tokens.removeExpired(now, max) },
    );
  }
}
