import type { SolverKind } from './solve';
import type { SolverCalls } from './solver-messages';

type Answer<Kind extends SolverKind> = SolverCalls[Kind]['answers'];

/**
 * Final answers found since the page loaded, by request, so that returning to a result doesn't search again.
 * Components that ask the same subscribe, because an answer may arrive between rendering one and its effects.
 */
export function createSolvedAnswers() {
  const answers = new Map<string, Answer<SolverKind>>();
  const listeners = new Set<() => void>();
  return {
    get: <Kind extends SolverKind>(request: string) => answers.get(request) as Answer<Kind> | undefined,
    keep(request: string, answer: Answer<SolverKind>): void {
      if (answers.has(request)) return;
      answers.set(request, answer);
      for (const listener of listeners) listener();
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
