import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import type { DuelLevel } from '@tessera/contracts';
import type { Grid, Letter } from '@tessera/rules';
import { WorkerThread } from '../platform/threads/worker-thread.js';

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
  private readonly thread = new WorkerThread<BotTask, number>({
    file: '#bot-worker',
    mostWaiting: MOST_WAITING,
  });

  onModuleDestroy(): Promise<void> {
    return this.thread.end();
  }

  /** The cell that the bot lays the letter on: the same one whenever it is asked the same. */
  cellOf(task: BotTask): Promise<number> {
    return this.thread.run(task);
  }
}
