import { gridFromText } from '@tessera/rules';
import type { SolverQuestion } from '../../../solver/solver-messages';
import { aReview } from './a-replay';

/** Replaces the solver's worker, which tests have none of. With `broken`, it fails. */
export function fakeSolver({ broken = false } = {}): void {
  class Solver {
    onmessage: ((event: { data: unknown }) => void) | null = null;
    onerror: (() => void) | null = null;
    postMessage({ kind, asked }: SolverQuestion): void {
      const best = { score: 30, upTo: 30, grid: kind === 'best' ? gridFromText(asked.join('')) : [] };
      const answer = kind === 'replay' ? aReview() : best;
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
}
