import { Injectable, type OnModuleInit } from '@nestjs/common';
import { AfterRestore } from '../../platform/backups/after-restore.js';
import { SessionsStore } from './sessions.store.js';

/**
 * A restored backup may contain sessions that have ended since. Ends all that weren't still active in the
 * replaced database, or every one if that database is lost, unless the operator keeps them.
 */
@Injectable()
export class RestoredSessions implements OnModuleInit {
  constructor(
    private readonly afterRestore: AfterRestore,
    private readonly sessions: SessionsStore,
  ) {}

  onModuleInit(): void {
    this.afterRestore.add(async ({ replaced, keepSessions }) => {
      if (!keepSessions) await this.sessions.endUnlessActiveIn(replaced);
    });
  }
}
