import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import type { Letter } from '@tessera/rules';
import { Thread } from '../platform/threads/thread.js';
import type { DailyAnswer, DailyQuestion } from './daily-worker.js';
import type { Drawing, ProvedDaily, Rating } from './draw-proved.js';

/** Work comes once a day; the solver's tables need not stay for that. */
const IDLE_MS = 60_000;

/** Draws and rates on a thread of its own: a proof may take many milliseconds of computing. */
@Injectable()
export class Prover implements OnApplicationShutdown {
  private readonly thread = new Thread<DailyQuestion, DailyAnswer>({
    ...{ entry: '#daily-worker', idleMs: IDLE_MS },
  });

  /** After the jobs, which may wait for an answer. */
  onApplicationShutdown(): Promise<void> {
    return this.thread.end();
  }

  draw(drawing: Drawing): Promise<ProvedDaily[]> {
    return this.thread.ask({ draw: drawing }) as Promise<ProvedDaily[]>;
  }

  rate(letters: readonly (readonly Letter[])[]): Promise<Rating[]> {
    return this.thread.ask({ rate: letters });
  }
}
