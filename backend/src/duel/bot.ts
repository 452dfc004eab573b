import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import type { DuelLevel, BotRemark } from '@tessera/contracts/duels';
import { type Grid, type Letter, cellsOf, columnOf, rowOf, withLetter, type Scorer } from '@tessera/rules';
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

type Remark = BotRemark['remark'];

const OF_LENGTH: Readonly<Record<number, Remark>> = { 2: 'word2', 3: 'word3', 4: 'word4' };

/** Letters that rarely combine with others. */
const AWKWARD = 'JKQVXZ';

/** What the bot says about a move: how good it was, but not where. */
export function remarkOf(
  { grid, letter, round }: { grid: Grid; letter: Letter; round: number },
  cell: number,
  scoreGrid: Scorer['scoreGrid'],
): Remark {
  if (round === 1) return 'opening';
  const made = scoreGrid(withLetter(grid, cell, letter)).words.filter((word) => cellsOf(word).includes(cell));
  if (made.length > 1) return 'double';
  const [word] = made;
  if (word) return OF_LENGTH[word.score] ?? 'word2';
  if (AWKWARD.includes(letter)) return 'shrug';
  return companions(grid, cell) > 0 ? 'plan' : 'waiting';
}

/** The number of letters in the cell's row and column. */
const companions = (grid: Grid, cell: number): number =>
  grid.filter(
    (mark, at) => mark !== null && (rowOf(at) === rowOf(cell)) !== (columnOf(at) === columnOf(cell)),
  ).length;
