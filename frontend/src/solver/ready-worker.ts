import { startWorker } from './call-worker';

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
