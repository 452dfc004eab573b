import { parentPort } from 'node:worker_threads';
import type { Order, Reply } from './worker-thread.js';

/** The side of a worker thread: does what it is told, and tells what came of it. */
export function doWork<Work, Result>(task: (work: Work) => Result | Promise<Result>): void {
  const answer = (reply: Reply<Result>) => parentPort?.postMessage(reply);
  parentPort?.on('message', ({ id, work }: Order<Work>) => {
    Promise.resolve(work)
      .then(task)
      .then(
        (result) => answer({ id, result }),
        (error: unknown) => answer({ id, problem: String(error) }),
      );
  });
}
