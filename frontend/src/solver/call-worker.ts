import { LIMITS } from '@tessera/contracts/constants';
import { reportMissingChunk } from '../ui/lazy/load-chunk';
import type { SolverAnswer, SolverCalls } from './solver-messages';

const startWorker = () => new Worker(new URL('./solver.worker.ts', import.meta.url), { type: 'module' });

/**
 * Asks a worker of its own, which ends with the last answer or when it is no longer wanted. Rejects if it cannot
 * be had, fails, or has nothing to say in good time.
 */
export async function callWorker<Kind extends keyof SolverCalls>(
  kind: Kind,
  asked: SolverCalls[Kind]['asks'],
  onAnswer: (answer: SolverCalls[Kind]['answers']) => void,
  signal: AbortSignal,
): Promise<void> {
  const worker = startWorker();
  let patience: ReturnType<typeof setTimeout> | undefined;
  try {
    await new Promise<void>((resolve, reject) => {
      const fail = () => reject(new Error("the worker didn't respond"));
      patience = setTimeout(fail, LIMITS.SOLVER_TIMEOUT_MS);
      worker.onerror = () => {
        reportMissingChunk();
        fail();
      };
      worker.onmessage = ({ data: { answer, last } }: MessageEvent<SolverAnswer<Kind>>) => {
        clearTimeout(patience);
        onAnswer(answer);
        if (last) return resolve();
        // What is known so far stands, if nothing comes of the rest.
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
