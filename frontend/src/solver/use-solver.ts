import { textFromGrid, type Grid } from '@tessera/rules';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { recordBestScore } from '../store/daily/best-scores';
import { useAppDispatch } from '../store/create-store';
import { service } from '../store/services';
import { solve, type SolverKind } from './solve';
import { createSolvedAnswers } from './solved-answers';
import type { SolverCalls } from './solver-messages';

/** The best grid for the letters of a finished one, by the version of the lexicon that scored it. */
export function useBestGrid(grid: Grid, lexicon: string) {
  const search = useSolver('best', { letters: [...textFromGrid(grid)].sort(), lexicon });
  return { ...search, lexicon };
}

export type BestGridSearch = ReturnType<typeof useBestGrid>;

type Answer<Kind extends SolverKind> = SolverCalls[Kind]['answers'];

interface Search<Kind extends SolverKind> {
  /** The best answer so far, or null. */
  readonly answer: Answer<Kind> | null;
  readonly state: 'working' | 'done' | 'failed';
}

const NOT_STARTED = { answer: null, state: 'working' } as const;

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
  const answers = dispatch(service(createSolvedAnswers));
  const getSolved = () => answers.get<Kind>(question);
  const solved = useSyncExternalStore(answers.subscribe, getSolved, getSolved);
  const [turn, setTurn] = useState(0);
  const [latest, setLatest] = useState<(Search<Kind> & { question: string }) | null>(null);

  useEffect(() => {
    if (answers.get(question)) return;
    const leaving = new AbortController();
    const [, again] = JSON.parse(question) as [Kind, SolverCalls[Kind]['asks']];
    let best: Answer<Kind> | null = null;
    const tell = (state: Search<Kind>['state']) => {
      if (!leaving.signal.aborted) setLatest({ question, answer: best, state });
    };
    const onAnswer = (answer: Answer<Kind>) => {
      best = answer;
      tell('working');
    };
    dispatch(solve(kind, again, onAnswer, leaving.signal)).then(
      () => {
        if (!best) return tell('failed');
        keepBestScore(best);
        answers.keep(question, best);
      },
      () => tell('failed'),
    );
    return () => leaving.abort();
  }, [answers, dispatch, kind, question, turn]);

  const unsolved = latest?.question === question ? latest : NOT_STARTED;
  const { answer, state } = solved ? { answer: solved, state: 'done' as const } : unsolved;
  const retry = () => {
    setLatest(null);
    setTurn(turn + 1);
  };
  return { answer, state, retry };
}
