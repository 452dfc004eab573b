import { LIMITS } from '@tessera/contracts/wire';
import { act, screen, waitFor } from '@testing-library/react';
import { addWaitingGame, selectStartedGame, waitingGames } from '../../store/live-games';
import { KEYS } from '../../store/storage/keys';
import { reloadPage } from '../../store/page-load';
import { JOIN, aView, choose, place, played } from './testing/a-view';
import { fakeLive, rejected } from './testing/fake-live';
import { ownCells, submitButton } from '../../game-kit/testing/own-board';
import { saveSeat } from './state/game-session';
import { loadPage, openGameAt, onlyPresence } from './testing/open-game-page';

jest.mock('../../store/page-load');

beforeEach(() => {
  onlyPresence();
  jest.clearAllMocks();
});

it.each([
  ['on your turn to choose', played(JOIN), 1, 'Your turn: choose a letter'],
  ["on the other player's turn to choose", played(JOIN), 2, 'Waiting for Anna to choose a letter'],
  ['with a letter to place', played(JOIN, choose(1, 'C')), 2, 'Place the letter C'],
  ['after placing a letter', played(JOIN, choose(1, 'C'), place(1, 0)), 1, 'Waiting for Ben to place'],
] as const)('says what to do %s', async (_, game, seat, text) => {
  openGameAt(game, seat);
  expect((await screen.findAllByText(text))[0]).toBeVisible();
  expect(screen.getByText(`Round 1 of 16 vs ${seat === 1 ? 'Ben' : 'Anna'}`)).toBeVisible();
});

it('claims a seat when a link is opened, and stores it', async () => {
  const { live } = openGameAt(played(JOIN), 2);
  await screen.findByText('Round 1 of 16 vs Anna');
  expect(live.sentOf('join_game')).toEqual([expect.objectContaining({ gameId: 'ABC12' })]);
  expect(JSON.parse(localStorage.getItem('gameAssignment_ABC12') ?? '')).toMatchObject({
    gameId: 'ABC12',
    playerId: 2,
  });
  expect(sessionStorage.getItem('currentGameId')).toBe('ABC12');
  expect(sessionStorage.getItem('playerId')).toBe('2');
});

it('asks before taking a free seat, which a preview of the link must not take', async () => {
  const game = aView(played(), 1);
  const { live, user } = openGameAt(played(JOIN), 2);
  live.answers.refresh_game = () => ({
    success: true,
    game: { ...game, player1Name: 'Anna' },
    playerInfo: null,
  });
  expect(await screen.findByRole('heading', { name: 'Anna wants to play with you' })).toBeVisible();
  expect(live.sentOf('join_game')).toEqual([]);
  expect(localStorage.getItem('gameAssignment_ABC12')).toBeNull();

  await user.click(screen.getByRole('button', { name: 'Join Game' }));
  await screen.findByText('Round 1 of 16 vs Anna');
  expect(live.sentOf('join_game')).toHaveLength(1);
});

it('says that the seat has been taken while the invitation was open', async () => {
  const { live, user } = openGameAt(played(JOIN), 2);
  live.answers.refresh_game = () => ({ success: true, game: aView(played(), 1), playerInfo: null });
  const join = await screen.findByRole('button', { name: 'Join Game' });
  live.answers.join_game = () => {
    throw rejected('GAME_FULL', 'Game is full');
  };
  await user.click(join);
  expect(await screen.findByRole('heading', { name: 'Game is Full' })).toBeVisible();
});

it('reports the state of the connection', async () => {
  const { live, user } = openGameAt(played(JOIN, choose(1, 'C')));
  await screen.findAllByText('Place the letter C');
  await user.click(ownCells()[0]!);
  live.connection({ state: 'error', reason: 'offline' });
  expect((await screen.findAllByText("You're offline"))[0]).toBeVisible();
  // The other player's presence is unknown then.
  expect(screen.queryByText('Active')).toBeNull();
  live.connection({ state: 'error', reason: 'unreachable' });
  expect((await screen.findAllByText('Failed to connect. Trying again...'))[0]).toBeVisible();
  live.connection({ state: 'error', reason: 'closed' });
  expect((await screen.findAllByText('Connection error. Trying again...'))[0]).toBeVisible();
  expect(screen.getByRole('button', { name: 'Please reconnect' })).toHaveAttribute('aria-disabled');
  await user.click(screen.getByRole('button', { name: 'Refresh Game' }));
  expect(live.reconnects).toBe(1);
  expect(await screen.findByText('Game Synchronized')).toBeVisible();

  live.connection({ state: 'connecting' });
  expect(await screen.findByText('Connecting...')).toBeVisible();
  live.connection({ state: 'open', by: 'polling' });
  expect(await screen.findByText('Slow connection: moves may take a few seconds')).toBeVisible();
  expect(submitButton()).toBeEnabled();
  live.connection({ state: 'open', by: 'stream' });
  await waitFor(() => expect(screen.queryByText(/Slow connection/)).toBeNull());
});

it('accepts a letter without a connection, and sends it with Submit once there is one', async () => {
  const { live, user } = openGameAt(played(JOIN));
  await screen.findByText('Round 1 of 16 vs Ben');
  live.connection({ state: 'error', reason: 'offline' });
  expect(screen.getByRole('button', { name: 'Please reconnect' })).toHaveAttribute('aria-disabled');
  await user.click(ownCells()[4]!);
  await user.click(await screen.findByRole('button', { name: 'C' }));
  expect(ownCells()[4]).toHaveTextContent('C');
  await user.click(submitButton());
  expect(live.sentOf('submit_letter')).toEqual([]);

  live.connection({ state: 'open', by: 'socket' });
  await user.click(submitButton());
  expect(live.sentOf('submit_letter')).toEqual([{ gameId: 'ABC12', letter: 'C', round: 1 }]);
  expect(ownCells()[4]).toHaveTextContent('C');
});

const FIRST = { playerId: 1, isYourTurn: true } as const;

it('shows code and link while waiting for the second player, and starts when they join', async () => {
  const { live, user } = openGameAt(played());
  expect(await screen.findByText('Waiting for your friend')).toBeVisible();
  expect(screen.getByLabelText('Game ID A B C 1 2')).toBeVisible();
  expect(screen.getByRole('img', { name: 'QR code for the game link' })).toBeVisible();

  await user.click(screen.getByRole('button', { name: 'Refresh Game' }));
  expect(await screen.findByText('Game Synchronized')).toBeVisible();
  expect(live.sentOf('refresh_game')).toHaveLength(2);

  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new Error('not allowed'));
  await user.click(screen.getByRole('button', { name: 'Share Link' }));
  expect((await screen.findAllByText("Couldn't copy automatically"))[0]).toBeVisible();
  expect(screen.getAllByText('Game ID: ABC12')[0]).toBeVisible();

  const game = aView(played(JOIN), 1);
  screen.getByRole('button', { name: 'Share Link' }).focus();
  live.say({
    type: 'GAME_STARTED',
    eventId: 'ABC12:1:1',
    gameId: 'ABC12',
    version: 1,
    game,
    playerInfo: FIRST,
  });
  expect(await screen.findByText('Round 1 of 16 vs Ben')).toBeVisible();
  expect(await screen.findByText('Game Started')).toBeVisible();
  expect(screen.getByText('against Ben')).toBeVisible();
  // The focus would be lost with the button.
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});

it('keeps the focus on the page when the board opens while its loading view has it', async () => {
  const live = fakeLive(aView(played(JOIN), 1));
  let join: (answer: unknown) => void = () => undefined;
  live.answers.refresh_game = () => new Promise((resolve) => (join = resolve));
  loadPage('/game/ABC12', live);
  act(() => screen.getByRole('button', { name: 'Refresh Game' }).focus());
  await waitFor(() => expect(live.sentOf('refresh_game')).toHaveLength(1));
  act(() => join({ success: true, game: live.game, playerInfo: FIRST }));
  await screen.findByText('Round 1 of 16 vs Ben');
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});

it.each([
  ['while it waits for a friend', played(), 'Waiting for your friend'],
  ['while it is played', played(JOIN), 'Round 1 of 16 vs Ben'],
])('says that the game on the page has been removed %s', async (_, game, text) => {
  addWaitingGame('ABC12');
  const { live } = openGameAt(game);
  await screen.findByText(text);
  const reason = 'This game was removed after 30 days without a move.';
  live.answers.refresh_game = () => {
    throw rejected('GAME_REMOVED', reason, 404);
  };
  live.say({ type: 'GAME_REMOVED', gameId: 'ABC12', version: 1, reason });
  expect(await screen.findByRole('heading', { name: 'Game removed' })).toBeVisible();
  expect(screen.queryByText(text)).toBeNull();
  expect(sessionStorage.getItem('gameState')).toBeNull();
  const requests = live.sentOf('refresh_game').length;
  live.say({ type: 'HEARTBEAT', versions: {} });
  expect(live.sentOf('refresh_game')).toHaveLength(requests);
});

it('retries to fetch an outdated game once at a time, however many messages come', async () => {
  const { live } = openGameAt(played(JOIN));
  await screen.findByText('Round 1 of 16 vs Ben');
  live.answers.refresh_game = () => {
    throw rejected(null, 'No connection', 0);
  };
  jest.useFakeTimers();
  for (let message = 0; message < 3; message++) {
    live.say({ type: 'HEARTBEAT', versions: { ABC12: 9 } });
    await act(() => jest.advanceTimersByTimeAsync(1));
  }
  const requests = live.sentOf('refresh_game').length;
  await act(() => jest.advanceTimersByTimeAsync(LIMITS.FALLBACK_AFTER_MS));
  jest.useRealTimers();
  expect(live.sentOf('refresh_game')).toHaveLength(requests + 1);
});

describe('a game that cannot be opened', () => {
  const openRejected = (error: Error) => {
    const live = fakeLive(aView(played(JOIN), 1));
    const reject = () => {
      throw error;
    };
    live.answers.join_game = reject;
    live.answers.refresh_game = reject;
    return { live, ...loadPage('/game/ABC12', live) };
  };

  it.each([
    [
      rejected('GAME_NOT_FOUND', 'Game not found.', 404),
      'Game Not Found',
      "The game you're trying to join doesn't exist",
    ],
    [rejected('GAME_REMOVED', 'It was removed.', 404), 'Game removed', 'It was removed.'],
    [rejected('GAME_FULL', 'Game is full'), 'Game is Full', 'This game already has two players'],
    [
      rejected('INTERNAL', 'Something went wrong on our end.', 500),
      'Game Error',
      'Something went wrong on our end.',
    ],
  ])('says why: $code', async (error, title, detail) => {
    saveSeat('ABC12', 1);
    addWaitingGame('ABC12');
    // Home opened it.
    sessionStorage.setItem(KEYS.startedGame, 'ABC12');
    const { store } = openRejected(error);
    expect(await screen.findByRole('heading', { name: title })).toBeVisible();
    expect(screen.getByText(detail)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/');
    expect(selectStartedGame(store.getState())).toBeNull();
    expect(screen.getByRole('button', { name: 'Refresh Game' })).toBeVisible();
    // Only an error on the server's side may be temporary. The tab then keeps waiting for the friend.
    expect(waitingGames()).toEqual(error.status === 500 ? ['ABC12'] : []);
  });

  it('is tried again only while its page is open', async () => {
    jest.useFakeTimers();
    saveSeat('ABC12', 1);
    const { live, router } = openRejected(rejected('INTERNAL', 'Something went wrong on our end.', 500));
    await screen.findByRole('heading', { name: 'Game Error' });
    const waitForRetry = () => act(() => jest.advanceTimersByTimeAsync(LIMITS.FALLBACK_AFTER_MS + 1000));
    await waitForRetry();
    expect(live.sentOf('join_game')).toHaveLength(2);
    await act(() => router.navigate('/play-friend'));
    await waitForRetry();
    jest.useRealTimers();
    expect(live.sentOf('join_game')).toHaveLength(2);
  });

  it('is not tried again if its page was left before that failed', async () => {
    saveSeat('ABC12', 1);
    const live = fakeLive(aView(played(JOIN), 1));
    const reject = () => {
      throw rejected(null, 'No connection', 0);
    };
    live.answers.refresh_game = reject;
    let fail: (reason: unknown) => void = () => undefined;
    live.answers.join_game = () => new Promise((_, rejectJoin) => (fail = rejectJoin));
    const { router } = loadPage('/game/ABC12', live);
    await waitFor(() => expect(live.sentOf('join_game')).toHaveLength(1));
    jest.useFakeTimers();
    await act(() => router.navigate('/'));
    // Until the connection is closed.
    await act(() => jest.advanceTimersByTimeAsync(5000));
    expect(live.isStopped).toBe(true);
    fail(rejected(null, 'No connection', 0));
    await act(() => jest.advanceTimersByTimeAsync(2 * LIMITS.FALLBACK_AFTER_MS));
    jest.useRealTimers();
    expect(live.sentOf('join_game')).toHaveLength(1);
  });

  it('opens a full game for a player who has a seat in it', async () => {
    const { live } = openRejected(rejected('GAME_FULL', 'Game is full'));
    delete live.answers.refresh_game;
    expect(await screen.findByText('Round 1 of 16 vs Ben')).toBeVisible();
  });

  it.each([
    ['/game/AB', "The game you're trying to join doesn't exist"],
    // Without its last character, this would be another game's code.
    ['/game/ABC123', "The game you're trying to join doesn't exist"],
    ['/game', 'You are not currently in an active game'],
  ])('makes no request if the address contains no game code: %s', async (address, detail) => {
    const live = fakeLive(aView(played(JOIN), 1));
    const { user } = loadPage(address, live);
    expect(await screen.findByRole('heading', { name: 'Game Not Found' })).toBeVisible();
    expect(screen.getByText(detail)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/');
    await user.click(screen.getByRole('button', { name: 'Refresh Game' }));
    expect(reloadPage).toHaveBeenCalledTimes(1);
    expect(live.sent).toEqual([]);
  });
});
