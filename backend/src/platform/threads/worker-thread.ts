import { createRequire } from 'node:module';
import { Worker } from 'node:worker_threads';
import { Refusal } from '../http/refusal.js';

/** One piece of work on its way to the thread, and what comes back. */
export interface Order<Work> {
  id: number;
  work: Work;
}
export interface Reply<Result> {
  id: number;
  result?: Result;
  problem?: string;
}

interface Waiting<Result> {
  readonly resolve: (result: Result) => void;
  readonly reject: (error: Error) => void;
}

interface Thread {
  /** The file of its side, as the package's `imports` name it: tests run this one from its source, and that one is built. */
  file: `#${string}`;
  /** When so many pieces of work wait, the next is refused. */
  mostWaiting: number;
}

const RETRY_AFTER_SECONDS = 5;

/**
 * A thread that computes one piece of work after the other, off the event loop: begun with the first one,
 * begun anew if it ends by itself.
 */
export class WorkerThread<Work, Result> {
  private worker: Worker | undefined;
  private readonly waiting = new Map<number, Waiting<Result>>();
  private orders = 0;

  constructor(private readonly thread: Thread) {}

  async end(): Promise<void> {
    await this.worker?.terminate();
  }

  async run(work: Work): Promise<Result> {
    if (this.waiting.size >= this.thread.mostWaiting) {
      throw new Refusal('UNAVAILABLE', { retryAfterSeconds: RETRY_AFTER_SECONDS });
    }
    const worker = (this.worker ??= this.begin());
    const id = this.orders++;
    return new Promise((resolve, reject) => {
      this.waiting.set(id, { resolve, reject });
      worker.postMessage({ id, work } satisfies Order<Work>);
    });
  }

  private begin(): Worker {
    const { file } = this.thread;
    const worker = new Worker(createRequire(import.meta.url).resolve(file));
    // It never keeps the program from ending.
    worker.unref();
    worker.on('message', ({ id, result, problem }: Reply<Result>) => {
      const waiting = this.waiting.get(id);
      this.waiting.delete(id);
      if (result !== undefined) waiting?.resolve(result);
      else waiting?.reject(new Error(`${file} failed: ${problem}`));
    });
    worker.on('error', (error) => this.lose(worker, error));
    worker.on('exit', () => this.lose(worker, new Error(`${file} ended`)));
    return worker;
  }

  /** Told of an error first and of the end then, when another thread may have begun. */
  private lose(worker: Worker, error: Error): void {
    if (this.worker !== worker) return;
    this.worker = undefined;
    for (const { reject } of this.waiting.values()) reject(error);
    this.waiting.clear();
  }
}
