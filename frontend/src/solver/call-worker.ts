import { LIMITS } from '@tessera/contracts/wire';
import { useEffect } from 'react';
import { reportMissingChunk } from '../ui/lazy/load-chunk';
import type { SolverCalls, SolverMessage } from './solver-messages';
import { useAppDispatch } from '../store/create-store';
import { service } from '../store/services';

/** Prepares the review of a game that is still loading. */
export function useReadyWorker(isLoading: boolean): void {
  const dispatch = useAppDispatch();
  useEffect(() => {
    if (isLoading) dispatch(service(createReadyWorker)).prepare();
  }, [dispatch, isLoading]);
  useEffect(() => () => dispatch(service(createReadyWorker)).discard(), [dispatch]);
}

/** A worker that is started before its request is known, because loading what reviews need takes a while. */
export function createReadyWorker() {
  let ready: Worker | null = null;
  return {
    prepare(): void {
      if (ready || typeof Worker === 'undefined') return;
      ready = startWorker();
      ready.postMessage({ kind: 'prepare' });
    },
    /** The prepared worker or, if there is none, a new one. */
    take(): Worker {
      const worker = ready ?? startWorker();
      ready = null;
      return worker;
    },
    /** Ends the prepared worker if nobody has taken it. */
    discard(): void {
      ready?.terminate();
      ready = null;
    },
  };
}

const startWorker = () => new Worker(new URL('./solver.worker.ts', import.meta.url), { type: 'module' });

interface WorkerOptions {
  readonly start?: (() => Worker) | undefined;
  /** Rejects if loading takes long, or thinking does. For requests that can be answered in another way. */
  readonly isImpatient?: boolean;
}

/**
 * Runs a request in its own worker, which ends with the last answer or when it is aborted. Rejects if the
 * worker can't be started or loaded, or fails.
 */
export async function callWorker<Kind extends keyof SolverCalls>(
  kind: Kind,
  asked: SolverCalls[Kind]['asks'],
  onAnswer: (answer: SolverCalls[Kind]['answers']) => void,
  signal: AbortSignal,
  { start = startWorker, isImpatient = false }: WorkerOptions = {},
): Promise<void> {
  const worker = start();
  let patience: ReturnType<typeof setTimeout> | undefined;
  const wait = (giveUp: () => void) => {
    clearTimeout(patience);
    patience = setTimeout(giveUp, LIMITS.SOLVER_TIMEOUT_MS);
  };
  try {
    await new Promise<void>((resolve, reject) => {
      const fail = () => reject(new Error("The worker didn't respond"));
      if (isImpatient) wait(fail);
      worker.onerror = () => {
        reportMissingChunk();
        fail();
      };
      worker.onmessage = ({ data }: MessageEvent<SolverMessage<Kind>>) => {
        // The time until then was that of the connection.
        if ('loaded' in data) return isImpatient && wait(fail);
        onAnswer(data.answer);
        if (data.last) return resolve();
        // If no better answer follows, the last one stands.
        wait(resolve);
      };
      signal.addEventListener('abort', fail, { once: true });
      worker.postMessage({ kind, asked });
    });
  } finally {
    clearTimeout(patience);
    worker.terminate();
  }
}
