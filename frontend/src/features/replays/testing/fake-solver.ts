import { gridFromText } from '@tessera/rules';
import type { SolverQuestion } from '../../../solver/solver-messages';
import { aReview } from './a-replay';

/** Replaces the solver's worker, which tests have none of. With `broken`, it fails. Returns each worker's requests. */
export function fakeSolver({ broken = false } = {}): SolverQuestion['kind'][][] {
  const workers: SolverQuestion['kind'][][] = [];
  class Solver {
    onmessage: ((event: { data: unknown }) => void) | null = null;
    onerror: (() => void) | null = null;
    private readonly seen: SolverQuestion['kind'][] = [];
    constructor() {
      workers.push(this.seen);
    }
    postMessage(question: SolverQuestion): void {
      this.seen.push(question.kind);
      if (question.kind === 'prepare') return;
      const grid = question.kind === 'best' ? gridFromText(question.asked.letters.join('')) : [];
      const answer = question.kind === 'replay' ? aReview() : { score: 30, upTo: 30, grid };
      queueMicrotask(() => {
        if (broken) this.onerror?.();
        else this.onmessage?.({ data: { answer, last: true } });
      });
    }
    terminate(): void {
      this.onmessage = null;
    }
  }
  Object.defineProperty(globalThis, 'Worker', { value: Solver, configurable: true, writable: true });
  return workers;
}
