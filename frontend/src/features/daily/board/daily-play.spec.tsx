import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { dailyServer } from '../testing/daily-server';
import { cellAt, ownGrid, playRounds, roundIs, submitButton } from '../../../game-kit/testing/own-board';
import { loadDaily, submitIsOpen } from '../testing/open-daily-page';

const NOON = Date.parse('2026-11-20T10:30:00Z');
const PING = 'HEAD /api/connectivity-test';
const COMPLETE = 'POST /api/1pv3/game-689/complete';

beforeEach(() => {
  jest.spyOn(Date, 'now').mockReturnValue(NOON);
});

it('can be played from the first letter to the results by keyboard alone', async () => {
  const server = dailyServer();
  const { user } = loadDaily();
  await roundIs(1);
  cellAt(0).focus();
  for (let round = 1; round <= 16; round++) {
    await roundIs(round);
    await user.keyboard(round % 2 === 1 ? ' ' : 'e');
    expect(cellAt(round - 1)).toHaveTextContent(round % 2 === 1 ? /[BATSEARD]/ : 'E');
    await user.keyboard('{Enter}');
    if (round < 16) await user.keyboard(round % 4 === 0 ? '{ArrowDown}{Home}' : '{ArrowRight}');
  }
  expect(await screen.findByText('The results')).toBeVisible();

  const [request, ...others] = server.asked(COMPLETE);
  expect(others).toEqual([]);
  expect(request?.body).toEqual({
    playerGrid: [
      ['B', 'E', 'A', 'E'],
      ['T', 'E', 'S', 'E'],
      ['E', 'E', 'A', 'E'],
      ['R', 'E', 'D', 'E'],
    ],
    roundHistory: expect.arrayContaining([{ round: 16, letter: 'E', cellIndex: 15 }]) as unknown,
  });
  const [completion] = JSON.parse(localStorage.getItem('1pv3_daily_completions') ?? '[]') as object[];
  expect(completion).toMatchObject({ date: '20/11/2026', gameNumber: 689, gameId: 'game-689' });
  expect(localStorage.getItem('1pv3_daily_game_2026-11-20')).toBeNull();
});

it('shows the blind letter, lets the player move it, and fixes it on Submit', async () => {
  dailyServer();
  const { user } = loadDaily();
  expect(await screen.findByText('Blind letter: B')).toBeVisible();
  expect(submitIsOpen()).toBe(false);
  await user.click(cellAt(5));
  await user.click(cellAt(6));
  expect(ownGrid()).toBe('......B.........');
  await user.click(submitButton());
  await roundIs(2);
  // The focus isn't lost when the button becomes disabled.
  expect(cellAt(6)).toHaveFocus();
  await user.click(cellAt(6));
  expect((await screen.findAllByText('Cell already occupied'))[0]).toBeVisible();
  expect(ownGrid()).toBe('......B.........');
});

it('opens the picker for a square in even rounds, and takes the letter back with the cross', async () => {
  dailyServer();
  const board = loadDaily();
  const { user } = board;
  await playRounds(board.user, 1, 1);
  expect(await screen.findByText('Tap grid. Choose letter. Submit')).toBeVisible();
  await user.click(cellAt(9));
  await user.click(await screen.findByRole('button', { name: 'Q' }));
  expect(ownGrid()).toBe('B........Q......');

  // Another square moves the letter; the same square opens the picker again.
  await user.click(cellAt(10));
  expect(ownGrid()).toBe('B.........Q.....');
  await user.click(cellAt(10));
  await user.click(await screen.findByRole('button', { name: 'Z' }));
  expect(ownGrid()).toBe('B.........Z.....');

  await user.click(screen.getByRole('button', { name: 'Take back the letter Z' }));
  expect(ownGrid()).toBe('B...............');
  expect(cellAt(10)).toHaveFocus();
  expect(submitIsOpen()).toBe(false);
});

it('takes a chosen letter back with Backspace', async () => {
  dailyServer();
  const { user } = loadDaily();
  await playRounds(user, 1, 1);
  await roundIs(2);
  act(() => cellAt(9).focus());
  await user.keyboard('q');
  expect(ownGrid()).toBe('B........Q......');
  await user.keyboard('{Backspace}');
  expect(ownGrid()).toBe('B...............');
  expect(cellAt(9)).toHaveFocus();

  // The picker has the focus after a press on one of its keys.
  await user.click(cellAt(9));
  await user.click(await screen.findByRole('button', { name: 'Q' }));
  await user.keyboard('{Backspace}');
  expect(ownGrid()).toBe('B...............');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('says why a letter cannot be typed in an odd round', async () => {
  dailyServer();
  const { user } = loadDaily();
  await roundIs(1);
  await user.keyboard('x');
  expect((await screen.findAllByText('Cannot choose letter in odd rounds')).length).toBeGreaterThan(0);
  await user.keyboard('{Control>}e{/Control}');
  expect(ownGrid()).toBe('.'.repeat(16));
});

it('says that typing a letter on a square only works in even rounds', async () => {
  dailyServer();
  const { user } = loadDaily();
  await roundIs(1);
  act(() => cellAt(6).focus());
  await user.keyboard('x');
  const notice = 'Inline letter selection is only available in even rounds';
  expect((await screen.findAllByText(notice)).length).toBeGreaterThan(0);
  expect(ownGrid()).toBe('.'.repeat(16));
});

it('takes letters of any layout, and says once how to type if an input method composes them', async () => {
  dailyServer();
  const { user } = loadDaily();
  await playRounds(user, 1, 1);
  await roundIs(2);
  act(() => cellAt(9).focus());
  fireEvent.keyDown(cellAt(9), { key: 'Process', code: 'KeyQ' });
  expect(await screen.findByText('Your keyboard is composing characters')).toBeVisible();
  expect(ownGrid()).toBe('B...............');
  fireEvent.keyDown(cellAt(9), { key: 'й', code: 'KeyQ' });
  expect(ownGrid()).toBe('B........Q......');
  fireEvent.keyDown(cellAt(9), { key: 'É', code: 'Digit2' });
  expect(ownGrid()).toBe('B........E......');
});

it('announces the round, the letter and its position to screen readers', async () => {
  dailyServer();
  const { user } = loadDaily();
  // The text may be the one of the test before.
  await roundIs(1);
  expect(await screen.findByText('Round 1 of 16. Blind letter: B')).toBeInTheDocument();
  await user.click(cellAt(6));
  expect(await screen.findByText('B in row 2, column 3')).toBeInTheDocument();
});

it('continues where it was after a visit to the word checker', async () => {
  const server = dailyServer();
  const board = loadDaily();
  await playRounds(board.user, 1, 3);
  const before = ownGrid();
  await board.user.click(screen.getByRole('link', { name: 'Word Checker' }));
  await board.user.click(await screen.findByRole('link', { name: 'Back to the game' }));
  await roundIs(4);
  expect(ownGrid()).toBe(before);
  expect(server.asked('POST /api/1pv3/create')).toHaveLength(1);
});

it('disables the last Submit without a connection, and says that the grid is saved', async () => {
  const server = dailyServer();
  const board = loadDaily();
  await playRounds(board.user, 1, 15);
  server.answers[PING] = 'no connection';
  await board.user.click(cellAt(15));
  await board.user.click(await screen.findByRole('button', { name: 'O' }));
  expect(await screen.findByText('Please reconnect. Your grid is saved.')).toBeVisible();
  expect(submitIsOpen()).toBe(false);
  await board.user.keyboard('{Enter}');
  expect(server.asked(COMPLETE)).toHaveLength(0);

  // It stays disabled between connection checks.
  const stayedDisabled: boolean[] = [];
  const watching = new MutationObserver(() => stayedDisabled.push(!submitIsOpen()));
  watching.observe(document.body, { subtree: true, attributes: true, childList: true, characterData: true });
  const attempts = server.asked(PING).length;
  await waitFor(() => expect(server.asked(PING).length).toBeGreaterThan(attempts + 1));
  watching.disconnect();
  expect(stayedDisabled).not.toContain(false);

  delete server.answers[PING];
  await waitFor(() => expect(submitIsOpen()).toBe(true));
  await board.user.click(submitButton());
  expect(await screen.findByText('The results')).toBeVisible();
});

it('opens the last Submit on a connection that is slow rather than gone', async () => {
  const server = dailyServer();
  const board = loadDaily();
  await playRounds(board.user, 1, 15);
  await board.user.click(cellAt(15));
  await board.user.click(await screen.findByRole('button', { name: 'O' }));
  await waitFor(() => expect(submitIsOpen()).toBe(true));
  const answerLate = () => new Promise((resolve) => setTimeout(resolve, 1800, { status: 204 }));
  Object.defineProperty(server.answers, PING, { get: answerLate });
  await waitFor(() => expect(submitIsOpen()).toBe(false), { timeout: 10_000 });
  await waitFor(() => expect(submitIsOpen()).toBe(true), { timeout: 10_000 });
  await board.user.click(submitButton());
  expect(await screen.findByText('The results')).toBeVisible();
});
