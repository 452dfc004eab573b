import { Injectable, type OnModuleInit } from '@nestjs/common';
import { AfterRestore } from '../../platform/backups/after-restore.js';
import { SessionsStore } from './sessions.store.js';

/**
 * A restored backup has sessions that may have ended since. Those that were active until the end stay, unless the
 * database that knows them is lost.
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
