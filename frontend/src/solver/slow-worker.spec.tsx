import { LIMITS } from '@tessera/contracts/wire';
import { gridFromText, type PlayedGame } from '@tessera/rules';
import { act, screen } from '@testing-library/react';
import { fakeFetch, type FakeResponse } from '../store/testing/fake-fetch';
import { showPages } from '../store/testing/show-page';
import { useBestGrid, useSolver } from './use-solver';

const LONG_MS = 10 * LIMITS.SOLVER_TIMEOUT_MS;
const GRID = gridFromText('EEEEEEEEEEEEEEEE');
const GAME: PlayedGame = { letters: [], chosenBy: [], cells: [[], []] };

/** The workers that a page has started, which do nothing until told. */
const workers: FakeWorker[] = [];
class FakeWorker {
  onmessage: ((event: { data: object }) => void) | null = null;
  onerror: (() => void) | null = null;
  postMessage = jest.fn();
  terminate = jest.fn();
  constructor() {
    workers.push(this);
  }
}
const say = (data: object) => act(() => workers.at(-1)?.onmessage?.({ data }));

function BestScore() {
  const { answer, state } = useBestGrid(GRID, '2026.12');
  return (
    <p>
      {state}: {answer?.score}
    </p>
  );
}

function ReplayState() {
  return <p>{useSolver('replay', { ...GAME, lexicon: '2026.12' }).state}</p>;
}

const server = { answer: 'no connection' as FakeResponse };
const open = (element: React.ReactNode) => {
  const asked = fakeFetch(() => server.answer);
  showPages([{ path: '/', element }], '/');
  return asked;
};
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

beforeEach(() => {
  workers.length = 0;
  server.answer = 'no connection';
  Object.assign(globalThis, { Worker: FakeWorker });
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(globalThis, 'Worker');
});

it('waits for a review that only this browser can compute, however long its code takes to load', async () => {
  open(<ReplayState />);
  await pass(LONG_MS);
  expect(screen.getByText('working')).toBeVisible();
  say({ loaded: true });
  await pass(LONG_MS);
  expect(screen.getByText('working')).toBeVisible();
  say({ answer: {}, last: true });
  expect(await screen.findByText('done')).toBeVisible();
  expect(workers).toHaveLength(1);
});

it('fails at once if its code cannot be loaded', async () => {
  open(<ReplayState />);
  act(() => workers[0]?.onerror?.());
  expect(await screen.findByText('failed')).toBeVisible();
});

it.each(['loading', 'thinking'])('asks the server if %s takes long', async (what) => {
  const rows = ['EEEE', 'EEEE', 'EEEE', 'EEEE'];
  server.answer = { body: { success: true, score: 12, grid: rows, upTo: 12 } };
  const asked = open(<BestScore />);
  if (what === 'thinking') say({ loaded: true });
  expect(asked).toEqual([]);
  await pass(LONG_MS);
  expect(await screen.findByText('done: 12')).toBeVisible();
  expect(asked).toHaveLength(1);
});

it('gives its own solver all the time if the server cannot be asked', async () => {
  open(<BestScore />);
  await pass(LONG_MS);
  await pass(LONG_MS);
  expect(screen.getByText(/working/)).toBeVisible();
  expect(workers).toHaveLength(2);
  say({ loaded: true });
  say({ answer: { score: 11, grid: GRID, upTo: 11 }, last: true });
  expect(await screen.findByText('done: 11')).toBeVisible();
});
