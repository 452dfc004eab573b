import { LIMITS } from '@tessera/contracts/constants';
import { reportMissingChunk } from '../ui/lazy/load-chunk';
import type { SolverAnswer, SolverCalls } from './solver-messages';

export const startWorker = () =>
  new Worker(new URL('./solver.worker.ts', import.meta.url), { type: 'module' });

/**
 * Runs a request in its own worker, which ends with the last answer or when it is aborted. Rejects if the
 * worker can't be started or loaded, fails, or doesn't answer in time.
 */
export async function callWorker<Kind extends keyof SolverCalls>(
  kind: Kind,
  asked: SolverCalls[Kind]['asks'],
  onAnswer: (answer: SolverCalls[Kind]['answers']) => void,
  signal: AbortSignal,
  start: () => Worker = startWorker,
): Promise<void> {
  const worker = start();
  let patience: ReturnType<typeof setTimeout> | undefined;
  try {
    await new Promise<void>((resolve, reject) => {
      const fail = () => reject(new Error("The worker didn't respond"));
      patience = setTimeout(fail, LIMITS.SOLVER_TIMEOUT_MS);
      worker.onerror = () => {
        reportMissingChunk();
        fail();
      };
      worker.onmessage = ({ data: { answer, last } }: MessageEvent<SolverAnswer<Kind>>) => {
        clearTimeout(patience);
        onAnswer(answer);
        if (last) return resolve();
        // If no better answer follows, the last one stands.
        patience = setTimeout(resolve, LIMITS.SOLVER_TIMEOUT_MS);
      };
      signal.addEventListener('abort', fail, { once: true });
      worker.postMessage({ kind, asked });
    });
  } finally {
    clearTimeout(patience);
    worker.terminate();
  }
}
