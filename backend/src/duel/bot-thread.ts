import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import type { DuelLevel } from '@tessera/contracts';
import type { Grid, Letter } from '@tessera/rules';
import { AppError } from '../platform/http/app-error.js';
import { Thread } from '../platform/threads/thread.js';

/** All that a bot may know of its move, and what its chance hangs on. */
export interface BotTask {
  level: DuelLevel;
  /** The bot's own. */
  grid: Grid;
  letter: Letter;
  seed: number;
  round: number;
}

/** A move takes about a millisecond. */
const MOST_WAITING = 2000;

/** The thread that the bots think on. */
@Injectable()
export class BotThread implements OnModuleDestroy {
  private readonly thread = new Thread<BotTask, number>({ entry: '#bot-worker' });

  onModuleDestroy(): Promise<void> {
    return this.thread.end();
  }

  /** The cell that the bot lays the letter on: the same one whenever it is asked the same. */
  async cellOf(task: BotTask): Promise<number> {
    if (this.thread.load >= MOST_WAITING) throw new AppError('UNAVAILABLE', { retryAfterSeconds: 2 });
    return this.thread.ask(task);
  }
}
