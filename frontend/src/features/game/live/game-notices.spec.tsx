import { act, screen } from '@testing-library/react';
import { JOIN, aView, choose, played } from '../testing/a-view';
import { rejected } from '../testing/fake-live';
import { ownCells, submitButton } from '../../../game-kit/testing/own-board';
import { toastStore } from '../../../ui/toast/toast';
import { openGameAt, onlyPresence } from '../testing/open-game-page';

/** Records the notifications that the system would show. */
class FakeNotification {
  static permission: NotificationPermission = 'granted';
  static shown: FakeNotification[] = [];
  isClosed = false;
  onclick: (() => void) | null = null;

  constructor(readonly title: string) {
    FakeNotification.shown.push(this);
  }

  close() {
    this.isClosed = true;
  }
}

const titles = () => FakeNotification.shown.map(({ title }) => title);

let visibility: DocumentVisibilityState;

beforeEach(() => {
  onlyPresence();
  visibility = 'hidden';
  FakeNotification.shown = [];
  FakeNotification.permission = 'granted';
  Object.defineProperty(globalThis, 'Notification', { configurable: true, value: FakeNotification });
  jest.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
});
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(globalThis, 'Notification');
});

const waiting = async () => {
  const { live, router } = openGameAt(played());
  await screen.findByText('Waiting for your friend');
  const join = () => {
    const game = aView(played(JOIN), 1);
    live.say({ type: 'GAME_STARTED', eventId: 'ABC12:1:1', gameId: 'ABC12', version: 1, game });
  };
  return { live, router, join };
};

it('notifies the player in a hidden tab for five seconds that the friend has joined', async () => {
  const { join } = await waiting();
  jest.useFakeTimers();
  join();
  expect(titles()).toEqual(['Your opponent has joined the game']);
  jest.advanceTimersByTime(4999);
  expect(FakeNotification.shown[0]?.isClosed).toBe(false);
  act(() => jest.advanceTimersByTime(1));
  expect(FakeNotification.shown[0]?.isClosed).toBe(true);
});

it('tells a player who has gone from the waiting page to another one that the friend has joined', async () => {
  const { router, join } = await waiting();
  await act(() => router.navigate('/play-friend'));
  window.history.replaceState(null, '', '/play-friend');
  toastStore.set(null);
  join();
  window.history.replaceState(null, '', '/');
  expect(toastStore.get()?.description).toBe('Your friend has joined game ABC12.');
});

it('notifies the player in a hidden tab that the other player is back', async () => {
  const { live } = openGameAt(played(JOIN));
  await screen.findByText('Round 1 of 16 vs Ben');
  const say = (type: 'PRESENCE_UPDATE' | 'PLAYER_RETURNED', status: 'away' | 'active') =>
    live.say({ type, gameId: 'ABC12', status });
  say('PLAYER_RETURNED', 'active');
  say('PRESENCE_UPDATE', 'away');
  say('PLAYER_RETURNED', 'active');
  expect(titles()).toEqual(['Ben is back']);
});

it('brings the tab to the front when the notification is clicked', async () => {
  const { join } = await waiting();
  const focus = jest.spyOn(window, 'focus').mockImplementation(() => undefined);
  join();
  FakeNotification.shown[0]?.onclick?.();
  expect(focus).toHaveBeenCalled();
  expect(FakeNotification.shown[0]?.isClosed).toBe(true);
});

it.each([
  ['the tab is visible', () => (visibility = 'visible')],
  ['the player has not allowed it', () => (FakeNotification.permission = 'denied')],
  ['the browser does not support notifications', () => Reflect.deleteProperty(globalThis, 'Notification')],
])('shows no notification if %s', async (_, arrange) => {
  arrange();
  const { join } = await waiting();
  join();
  expect(await screen.findByText('Round 1 of 16 vs Ben')).toBeVisible();
  expect(titles()).toEqual([]);
});

it('offers notifications while waiting, and asks for permission', async () => {
  FakeNotification.permission = 'default';
  const ask = jest.fn(() => {
    FakeNotification.permission = 'granted';
    return Promise.resolve('granted');
  });
  Object.assign(FakeNotification, { requestPermission: ask });
  const { user } = openGameAt(played());
  const offer = await screen.findByRole('button', { name: 'Notify Me When They Join' });
  await user.click(offer);
  expect(ask).toHaveBeenCalledTimes(1);
  expect(offer).not.toBeInTheDocument();
});

it('says why a game was removed', async () => {
  const { live } = openGameAt(played(JOIN));
  await screen.findByRole('grid', { name: 'Your grid' });
  const reason = 'This game was removed after 30 days without a move.';
  live.say({ type: 'GAME_REMOVED', gameId: 'ABC12', version: 1, reason });
  expect(await screen.findByText(reason)).toBeVisible();
});

it.each([
  ['a waiting game', played()],
  ['a running game', played(JOIN)],
])('says that %s is gone if the server no longer lists it', async (_, game) => {
  const { live } = openGameAt(game);
  await screen.findByText(game.isJoined ? 'Round 1 of 16 vs Ben' : 'Waiting for your friend');
  live.answers.refresh_game = () => {
    throw rejected('GAME_NOT_FOUND', 'Game not found.', 404);
  };
  live.say({ type: 'HEARTBEAT', versions: { ABC12: game.version } });
  live.say({ type: 'HEARTBEAT', versions: {} });
  expect(await screen.findByRole('heading', { name: 'Game Not Found' })).toBeVisible();
});

it.each([
  [{ type: 'STATUS_UPDATED', status: 'away', reason: 'left' }, 'Ben has left the game'],
  [{ type: 'PLACEMENT_ERROR', reason: 'Cell already occupied' }, 'Placement Error'],
  [{ type: 'ERROR', reason: 'Something went wrong on our end.' }, 'Game Error'],
] as const)("shows the server's message about this game: %o", async (envelope, title) => {
  const { live } = openGameAt(played(JOIN));
  await screen.findByText('Round 1 of 16 vs Ben');
  live.say({ ...envelope, gameId: 'OTHER' });
  expect(screen.queryByText(title)).toBeNull();
  live.say({ ...envelope, gameId: 'ABC12' });
  expect((await screen.findAllByText(title))[0]).toBeVisible();
});

it('lets the player place the letter again if the server says that it was not placed', async () => {
  const { live, user } = openGameAt(played(JOIN, choose(1, 'C')));
  await screen.findAllByText('Place the letter C');
  await user.click(ownCells()[3]!);
  live.answers.submit_placement = () => new Promise(() => undefined);
  await user.click(submitButton());
  expect((await screen.findAllByText('Waiting for Ben to place'))[0]).toBeVisible();
  live.say({ type: 'PLACEMENT_ERROR', gameId: 'ABC12', reason: 'Cell already occupied' });
  expect((await screen.findAllByText('Place the letter C'))[0]).toBeVisible();
});
