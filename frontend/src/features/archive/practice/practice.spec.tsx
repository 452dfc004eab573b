import { TEXTS } from '@tessera/contracts/texts';
import { PAGES, PATHS, pathOf } from '@tessera/contracts/wire';
import { EMPTY_GRID, plainDate, replayDaily, rowsFromGrid } from '@tessera/rules';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ARCHIVE_TEXTS } from '../archive-texts';
import { KEYS } from '../../../store/storage/keys';
import { localCompletions } from '../../../store/daily/completions';
import { savedDaily, savePractice, moveToPractice } from '../../../store/daily/saved-daily';
import { fakeFetch, rejection, type FakeResponse } from '../../../store/testing/fake-fetch';
import { cellAt, ownGrid, playRounds, roundIs } from '../../../game-kit/testing/own-board';
import { showPages } from '../../../store/testing/show-page';
import { Toaster } from '../../../ui/toast/toaster';
import { PracticePage } from './practice-page';

const BLIND = [...'BATSEARD'];
const DATE = '2026-11-19';
const CREATE = 'POST /api/practice';
const COMPLETE = 'POST /api/practice/PR-G688-abcdefghijkl/complete';

const aPractice = (change: object = {}) => ({
  gameId: 'PR-G688-abcdefghijkl',
  playerUUID: '0b3f8f6a-1111-4a6e-9c58-0123456789ab',
  gameNumber: 688,
  dailyChallengeDate: DATE,
  status: 'active',
  playerGrid: rowsFromGrid(EMPTY_GRID),
  playerWords: [],
  playerScore: 0,
  letterSequence: [...BLIND, ...Array<string>(8).fill('')],
  roundHistory: [],
  createdAt: '2026-11-22T10:00:00.000Z',
  ...change,
});

function serve(answers: Record<string, FakeResponse> = {}) {
  return fakeFetch(({ method, path, body }) => {
    const own = answers[`${method} ${path}`];
    if (own) return own;
    switch (`${method} ${path}`) {
      case CREATE:
        return { status: 201, body: { success: true, game: aPractice() } };
      case COMPLETE: {
        const given = body as { playerGrid: string[][]; roundHistory: object[] };
        const roundHistory = given.roundHistory.map((move) => ({ ...move, wordsFormed: [], roundScore: 0 }));
        const played = { ...given, roundHistory, status: 'completed', playerScore: 11 };
        return { body: { success: true, game: aPractice(played) } };
      }
      default:
        return { status: path === '/api/connectivity-test' ? 204 : 503 };
    }
  });
}

const open = (date = DATE) => {
  const element = (
    <>
      <PracticePage />
      <Toaster />
    </>
  );
  const pages = showPages([{ path: PAGES.practice, element }], `/archive/${date}`);
  return { user: userEvent.setup(), ...pages };
};

beforeEach(() => {
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-22T10:30:00Z'));
});

it('plays a past daily to its end without counting it', async () => {
  serve();
  const { user } = open();
  expect(await screen.findByText(ARCHIVE_TEXTS.practiceNote)).toBeVisible();
  await playRounds(user, 1, 16);
  expect(await screen.findByRole('heading', { name: /#688 practice complete: 11 points/ })).toHaveFocus();
  expect(screen.getByText(ARCHIVE_TEXTS.practiceNote)).toBeVisible();
  expect(screen.getByRole('link', { name: /^Review the Game/ })).toHaveAttribute(
    'href',
    '/review/PR-G688-abcdefghijkl',
  );
  expect(localCompletions()).toEqual([]);
  expect(localStorage.getItem(KEYS.practiceGame + DATE)).toBeNull();
});

it('continues a saved game without a request', async () => {
  const asked = serve();
  const { user, close } = open();
  await playRounds(user, 1, 3);
  await roundIs(4);
  close();
  asked.length = 0;
  open();
  expect(await roundIs(4)).toBeVisible();
  expect(asked.map(({ path }) => path)).not.toContain('/api/practice');
});

it('continues a daily that was not finished in time', async () => {
  serve();
  const moves = [...'BEAET'].map((letter, index) => ({ round: index + 1, letter, cellIndex: index }));
  const facts = { gameId: 'game-688', gameNumber: 688, date: plainDate(DATE), startedAt: '' };
  const state = replayDaily(BLIND, moves);
  if (!state) throw new Error('no legal game');
  moveToPractice({ facts, state });
  const { user } = open();
  await playRounds(user, 6, 6);
  await roundIs(7);
  const saved = savedDaily(plainDate(DATE), KEYS.practiceGame);
  expect(saved?.facts.gameId).toBe('PR-G688-abcdefghijkl');
  expect(saved?.state.moves).toHaveLength(6);
});

it('continues where another tab has gone on', async () => {
  serve();
  const { user } = open();
  await playRounds(user, 1, 2);
  await roundIs(3);
  const saved = savedDaily(plainDate(DATE), KEYS.practiceGame)!;
  const moves = [...'BEAET'].map((letter, index) => ({ round: index + 1, letter, cellIndex: index }));
  savePractice({ ...saved, state: replayDaily(BLIND, moves)! });
  await user.click(cellAt(9));
  await roundIs(6);
  expect(ownGrid()).toBe('BEAET...........');
});

it('does not affect the daily of the same date', async () => {
  serve();
  const { user } = open();
  await playRounds(user, 1, 1);
  await roundIs(2);
  expect(localStorage.getItem(KEYS.dailyGame + DATE)).toBeNull();
  expect(localStorage.getItem(KEYS.practiceGame + DATE)).not.toBeNull();
});

it('keeps a full grid that was not delivered, and sends it again', async () => {
  const answers: Record<string, FakeResponse> = { [COMPLETE]: 'no connection' };
  serve(answers);
  const { user } = open();
  await playRounds(user, 1, 16);
  expect(await screen.findByText(TEXTS.submitGameFailed)).toBeVisible();
  delete answers[COMPLETE];
  await user.click(screen.getByRole('button', { name: 'Submit' }));
  expect(await screen.findByRole('heading', { name: /complete: 11 points/ })).toBeVisible();
});

it("says why the server rejects a grid for good, and shows the server's game instead", async () => {
  const answers: Record<string, FakeResponse> = {
    [COMPLETE]: { status: 409, body: rejection('GRID_DIFFERS', 'Completed with another grid.') },
  };
  serve(answers);
  const { user } = open();
  await playRounds(user, 1, 16);
  expect(await screen.findByText('Completed with another grid.')).toBeVisible();
  const grid = Array.from({ length: 4 }, () => [...'STAR']);
  const elsewhere = aPractice({ status: 'completed', playerGrid: grid, playerScore: 20 });
  answers[CREATE] = { body: { success: true, game: elsewhere } };
  await user.click(screen.getByRole('button', { name: TEXTS.retry }));
  expect(await screen.findByRole('heading', { name: /complete: 20 points/ })).toBeVisible();
});

it("is delivered as the player's own game if the one on the board is gone", async () => {
  const answers: Record<string, FakeResponse> = {
    [COMPLETE]: { status: 403, body: rejection('NOT_YOUR_GAME', 'This is not your game.') },
  };
  const asked = serve(answers);
  const { user } = open();
  await playRounds(user, 1, 15);
  await roundIs(16);
  answers[CREATE] = 'no connection';
  await playRounds(user, 16, 16);
  expect(await screen.findByText(TEXTS.submitGameFailed)).toBeVisible();
  const gameId = 'PR-G688-mnopqrstuvwx';
  answers[CREATE] = { body: { success: true, game: aPractice({ gameId }) } };
  const done = aPractice({ gameId, status: 'completed', playerScore: 11, roundHistory: [] });
  answers[`POST /api/practice/${gameId}/complete`] = { body: { success: true, game: done } };
  await user.click(screen.getByRole('button', { name: 'Submit' }));
  expect(await screen.findByRole('heading', { name: /complete: 11 points/ })).toBeVisible();
  expect(asked.map(({ path }) => path)).toContain(`/api/practice/${gameId}/complete`);
  expect(localStorage.getItem(KEYS.practiceGame + DATE)).toBeNull();
});

it('makes no request for a day that is not over everywhere', async () => {
  sessionStorage.setItem(KEYS.clockSyncedAt, String(Date.now()));
  const asked = serve();
  open('2026-11-22');
  expect(await screen.findByText(ARCHIVE_TEXTS.toCome)).toBeVisible();
  expect(asked).toEqual([]);
});

it("asks the server whether a day is over if the device's clock may be behind", async () => {
  const headers = { date: new Date(Date.now()).toUTCString() };
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-18T10:30:00Z'));
  serve({ [`GET ${pathOf(PATHS.practiceMonth, { month: '2026-11' })}`]: { status: 503, headers } });
  open();
  await roundIs(1);
});

it('says that there was no daily on that date', async () => {
  serve({ [CREATE]: { status: 404, body: rejection('NOT_FOUND', 'Not found.') } });
  open('2019-11-19');
  expect(await screen.findByText(ARCHIVE_TEXTS.beforeLaunch)).toBeVisible();
});

it('tries again if practice could not be started', async () => {
  const answers: Record<string, FakeResponse> = { [CREATE]: 'no connection' };
  serve(answers);
  const { user } = open();
  expect(await screen.findByText(ARCHIVE_TEXTS.startFailed)).toBeVisible();
  delete answers[CREATE];
  await user.click(screen.getByRole('button', { name: TEXTS.retry }));
  expect(await roundIs(1)).toBeVisible();
});
