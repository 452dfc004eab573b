import { gridFromText } from '@tessera/rules';
import { act, screen } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { useAppDispatch } from '../store/create-store';
import { service } from '../store/services';
import { fakeFetch } from '../store/testing/fake-fetch';
import { showPages } from '../store/testing/show-page';
import { createSolvedAnswers } from './solved-answers';
import { useBestGrid } from './use-solver';

const GRID = gridFromText('EEEEEEEEEEEEEEEE');
const REQUEST = JSON.stringify(['best', { letters: [...'EEEEEEEEEEEEEEEE'], lexicon: '2026.12' }]);

function BestScore() {
  const { answer, state } = useBestGrid(GRID, '2026.12');
  return (
    <p>
      {state}: {answer?.score}
    </p>
  );
}

it('shows an answer that another component receives while this one is being rendered', async () => {
  fakeFetch(() => new Promise<never>(() => undefined));
  function Page() {
    const answers = useAppDispatch()(service(createSolvedAnswers));
    // Runs after everything is rendered, and before the effect that starts a search.
    useLayoutEffect(() => answers.keep(REQUEST, { score: 12, grid: GRID, upTo: 12 }), [answers]);
    return <BestScore />;
  }
  showPages([{ path: '/', element: <Page /> }], '/');
  expect(await screen.findByText('done: 12')).toBeVisible();
});

it('asks once for two components that are shown one after the other', async () => {
  const asked = fakeFetch(() => ({
    body: { success: true, score: 12, grid: ['EEEE', 'EEEE', 'EEEE', 'EEEE'], upTo: 12 },
  }));
  const { router } = showPages(
    [
      { path: '/', element: <BestScore /> },
      { path: '/again', element: <BestScore /> },
    ],
    '/',
  );
  expect(await screen.findByText('done: 12')).toBeVisible();
  await act(() => router.navigate('/again'));
  expect(await screen.findByText('done: 12')).toBeVisible();
  expect(asked).toHaveLength(1);
});
