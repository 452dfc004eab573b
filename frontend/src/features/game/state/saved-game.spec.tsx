import { act, screen, waitFor } from '@testing-library/react';
import { JOIN, aView, choose, place, played } from '../testing/a-view';
import { fakeLive, rejected } from '../testing/fake-live';
import { ownCells, ownGrid } from '../../../game-kit/testing/own-board';
import { forgetPlayer } from '../../../store/local-player';
import { loadPage, openGameAt, onlyPresence } from '../testing/open-game-page';

beforeEach(() => void onlyPresence());

const running = played(JOIN, choose(1, 'C'), place(1, 0), place(2, 9), choose(2, 'A'));

/** Stages a letter, then reloads the tab while the server doesn't respond. */
const reload = async (join: () => unknown) => {
  const before = openGameAt(running);
  await screen.findByText('Round 2 of 16 vs Ben');
  await before.user.click(ownCells()[5]!);
  before.close();
  const live = fakeLive(aView(running, 1), 1);
  live.answers.join_game = join;
  return { live, ...loadPage('/game/ABC12', live) };
};

it('shows the saved game with its staged letter after a reload, before the server responds', async () => {
  let answer: (given: unknown) => void = () => undefined;
  await reload(() => new Promise((resolve) => (answer = resolve)));
  expect(screen.getByText('Round 2 of 16 vs Ben')).toBeVisible();
  expect(screen.getAllByText('Status unknown')[0]).toBeVisible();
  expect(ownGrid()).toBe('C....A..........');
  expect(ownCells()[5]).toHaveAttribute('data-staged');

  const game = aView(played(JOIN, choose(1, 'C'), place(1, 0), place(2, 9), choose(2, 'A'), place(1, 5)), 1);
  answer({ success: true, gameId: 'ABC12', playerId: 1, game });
  expect((await screen.findAllByText('Waiting for Ben to place'))[0]).toBeVisible();
  expect(screen.getAllByText('Active')[0]).toBeVisible();
});

/** Stages a letter, then stays on another page until the tab has released the connection. */
const leaveAndReturn = async () => {
  const { live, user, router } = openGameAt(running);
  await screen.findByText('Round 2 of 16 vs Ben');
  await user.click(ownCells()[5]!);
  jest.useFakeTimers();
  await act(() => router.navigate('/word-checker'));
  // The shell does this.
  for (const key of ['gameState', 'playerInfo', 'currentGameId']) sessionStorage.removeItem(key);
  act(() => jest.advanceTimersByTime(60_000));
  jest.useRealTimers();
  return { live, back: () => act(() => router.navigate('/game/ABC12')) };
};

it('keeps the staged letter however long the player was in the word checker', async () => {
  const { back } = await leaveAndReturn();
  await back();
  await screen.findByText('Round 2 of 16 vs Ben');
  expect(ownGrid()).toBe('C....A..........');
  expect(ownCells()[5]).toHaveAttribute('data-staged');
});

it('drops the letter in hand if it was placed elsewhere in the meantime', async () => {
  const { live, back } = await leaveAndReturn();
  live.game = aView(
    played(
      JOIN,
      choose(1, 'C'),
      place(1, 0),
      place(2, 9),
      choose(2, 'A'),
      place(1, 7),
      place(2, 1),
      choose(1, 'R'),
    ),
    1,
  );
  await back();
  await screen.findByText('Round 3 of 16 vs Ben');
  expect(ownGrid()).toBe('C......A........');
});

it('is not shown to another player in this browser', async () => {
  const { live, back } = await leaveAndReturn();
  localStorage.clear();
  sessionStorage.clear();
  live.answers.join_game = () => new Promise(() => undefined);
  await back();
  expect(screen.getByText('Loading the game...')).toBeVisible();
});

it('is not shown to the next player after a logout in another tab', async () => {
  const { close } = openGameAt(running);
  await screen.findByText('Round 2 of 16 vs Ben');
  close();
  const ofThisTab = { ...sessionStorage };
  forgetPlayer();
  for (const [key, text] of Object.entries(ofThisTab)) sessionStorage.setItem(key, String(text));
  const live = fakeLive(aView(running, 1), 1);
  live.answers.refresh_game = () => new Promise(() => undefined);
  loadPage('/game/ABC12', live);
  await waitFor(() => expect(live.sentOf('refresh_game')).not.toHaveLength(0));
  expect(screen.queryByText('Round 2 of 16 vs Ben')).toBeNull();
  expect(screen.getByText('Loading the game...')).toBeVisible();
});

it("stays visible while the server can't be reached", async () => {
  const { live } = await reload(() => {
    throw rejected(null, 'No connection', 0);
  });
  await waitFor(() => expect(live.sentOf('refresh_game')).not.toHaveLength(0));
  expect(screen.getByText('Round 2 of 16 vs Ben')).toBeVisible();
});

it('is dropped when the server says that there is no such game', async () => {
  const gone = () => {
    throw rejected('GAME_NOT_FOUND', 'Game not found.', 404);
  };
  const { live } = await reload(gone);
  live.answers.refresh_game = gone;
  expect(await screen.findByRole('heading', { name: 'Game Not Found' })).toBeVisible();
  expect(sessionStorage.getItem('gameState')).toBeNull();
});

it('stores who the player is and whose turn it is', async () => {
  openGameAt(running, 2);
  await screen.findByText('Round 2 of 16 vs Anna');
  await waitFor(() =>
    expect(JSON.parse(sessionStorage.getItem('playerInfo') ?? '')).toEqual({ playerId: 2, isYourTurn: true }),
  );
});

it.each([
  ['{"gameId":"ABC12","known":{"version":"x"}}', '{"playerId":1}'],
  ['{"gameId":"ABC12"}', '{"playerId":1}'],
  ['not even JSON', '{"playerId":1}'],
  [null, null],
])('ignores an invalid saved game: %s', async (state, info) => {
  sessionStorage.setItem('gameState', String(state));
  sessionStorage.setItem('playerInfo', String(info));
  const live = fakeLive(aView(running, 1), 1);
  live.answers.join_game = () => new Promise(() => undefined);
  loadPage('/game/ABC12', live);
  expect(await screen.findByText('Loading the game...')).toBeVisible();
});
