import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import type { DuelLevel } from '@tessera/contracts/duels';
import type { Grid, Letter } from '@tessera/rules';
import { WorkerPool } from '../platform/workers/worker-pool.js';

/** Everything that a bot may know about its move, and the seed of its random choices. */
export interface BotTask {
  level: DuelLevel;
  /** The bot's own grid. */
  grid: Grid;
  letter: Letter;
  seed: number;
  round: number;
}

/** Computes the bots' moves. */
@Injectable()
export class BotPool implements OnModuleDestroy {
  private readonly workers = new WorkerPool<BotTask, number>({
    entry: '#bot-worker',
    // A move takes about a millisecond.
    maxTasks: 2000,
    retryAfterSeconds: 2,
  });

  onModuleDestroy(): Promise<void> {
    return this.workers.close();
  }

  /** The cell where the bot places the letter; the same task always gives the same cell. */
  cellOf(task: BotTask): Promise<number> {
    return this.workers.run(task);
  }
}
