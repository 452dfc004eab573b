import type { LetterRating } from '@tessera/contracts/challenges';

/** Replaces the solver's worker, which tests have none of, by one that rates all letters alike. */
export function fakeWorker(answer: LetterRating): void {
  class Rating {
    onmessage: ((event: { data: unknown }) => void) | null = null;
    postMessage(): void {
      queueMicrotask(() => this.onmessage?.({ data: { answer, last: true } }));
    }
    terminate(): void {
      this.onmessage = null;
    }
  }
  Object.defineProperty(globalThis, 'Worker', { value: Rating, configurable: true, writable: true });
}
