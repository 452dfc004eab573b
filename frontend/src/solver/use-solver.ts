import { textFromGrid } from '@tessera/rules';
import { useEffect, useState } from 'react';
import { recordBestScore } from '../store/daily/best-scores';
import { useAppDispatch } from '../store/hooks';
import { solve, type SolverKind } from './solve';
import type { SolverCalls } from './solver-messages';

type Answer<Kind extends SolverKind> = SolverCalls[Kind]['answers'];

interface Search<Kind extends SolverKind> {
  /** The best answer so far, or null. */
  readonly answer: Answer<Kind> | null;
  readonly state: 'working' | 'done' | 'failed';
}

/** Answers found since the page loaded, so that returning to a result doesn't search again. */
const solved = new Map<string, Answer<SolverKind>>();

/** The start page shows it without searching again. */
function keepBestScore(answer: Answer<SolverKind>): void {
  if ('upTo' in answer && answer.score === answer.upTo) {
    recordBestScore(textFromGrid(answer.grid), answer.score);
  }
}

/** Solves a request. `asked` is compared by its JSON, not by identity. */
export function useSolver<Kind extends SolverKind>(
  kind: Kind,
  asked: SolverCalls[Kind]['asks'],
): Search<Kind> & { readonly retry: () => void } {
  const dispatch = useAppDispatch();
  const question = JSON.stringify([kind, asked]);
  const [turn, setTurn] = useState(0);
  const [found, setFound] = useState<Search<Kind> & { question: string }>(() => before(question));

  useEffect(() => {
    if (solved.has(question)) return;
    const leaving = new AbortController();
    const [, again] = JSON.parse(question) as [Kind, SolverCalls[Kind]['asks']];
    let best: Answer<Kind> | null = null;
    const tell = (state: Search<Kind>['state']) => {
      if (!leaving.signal.aborted) setFound({ question, answer: best, state });
    };
    const onAnswer = (answer: Answer<Kind>) => {
      best = answer;
      tell('working');
    };
    dispatch(solve(kind, again, onAnswer, leaving.signal)).then(
      () => {
        if (best) {
          solved.set(question, best);
          keepBestScore(best);
        }
        tell('done');
      },
      () => tell('failed'),
    );
    return () => leaving.abort();
  }, [dispatch, kind, question, turn]);

  const { answer, state } = found.question === question ? found : before<Kind>(question);
  const retry = () => {
    setFound(before(question));
    setTurn(turn + 1);
  };
  return { answer, state, retry };
}

/** The state of a request before it starts. */
function before<Kind extends SolverKind>(question: string): Search<Kind> & { question: string } {
  const answer = (solved.get(question) as Answer<Kind> | undefined) ?? null;
  return { question, answer, state: answer ? 'done' : 'working' };
}
