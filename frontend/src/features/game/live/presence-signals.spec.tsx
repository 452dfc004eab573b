import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { JOIN, aView, played } from '../testing/a-view';
import { fakeLive, rejected } from '../testing/fake-live';
import { loadPage, onlyPresence } from '../testing/open-game-page';
import { toastStore } from '../../../ui/toast/toast';

beforeEach(() => {
  onlyPresence();
  toastStore.set(null);
});

const openRejecting = (error: Error) => {
  const live = fakeLive(aView(played(JOIN), 1), 1);
  live.answers.update_status = () => {
    throw error;
  };
  loadPage('/game/ABC12', live);
  return live;
};

/** The player looks away and comes back, which sends two more updates. */
const lookAway = () => {
  const look = jest.spyOn(document, 'visibilityState', 'get');
  for (const state of ['hidden', 'visible'] as const) {
    look.mockReturnValue(state);
    fireEvent(document, new Event('visibilitychange'));
  }
  look.mockRestore();
};

it('says once that the server rejects the status, and why', async () => {
  const live = openRejecting(rejected('NOT_A_PLAYER', "You aren't a player in this game.", 403));
  await waitFor(() => expect(toastStore.get()?.title).toBe('Failed to Update Status'));
  expect(toastStore.get()?.description).toBe("You aren't a player in this game.");
  toastStore.set(null);
  lookAway();
  await waitFor(() => expect(live.sentOf('update_status')).toHaveLength(3));
  await screen.findByText('Round 1 of 16 vs Ben');
  expect(toastStore.get()).toBeNull();
});

it.each([
  ['there was no response', rejected(null, 'No connection', 0)],
  ['the server has a problem', rejected('INTERNAL', 'Something went wrong on our end.', 500)],
  ['the game is gone, which is shown elsewhere', rejected('GAME_REMOVED', 'This game was removed.', 404)],
])('shows no notice if %s', async (_, error) => {
  const live = openRejecting(error);
  await waitFor(() => expect(live.sentOf('update_status')).not.toHaveLength(0));
  await screen.findByText('Round 1 of 16 vs Ben');
  expect(toastStore.get()).toBeNull();
});

describe('the status sent to the other player', () => {
  const open = async () => {
    const live = fakeLive(aView(played(JOIN), 1), 1);
    jest.useFakeTimers({ advanceTimers: true });
    loadPage('/game/ABC12', live);
    await waitFor(() => expect(live.sentOf('update_status')).toHaveLength(1));
    return () => live.sentOf('update_status').map(({ status }) => status);
  };
  const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
  afterEach(() => jest.useRealTimers());

  it('is away while the tab is hidden, and active when the player returns', async () => {
    const told = await open();
    lookAway();
    await waitFor(() => expect(told()).toEqual(['active', 'away', 'active']));
  });

  it('is sent once a minute, and becomes away after two minutes without activity', async () => {
    const told = await open();
    await pass(60_000);
    expect(told()).toEqual(['active', 'active']);
    await pass(60_000);
    expect(told()).toEqual(['active', 'active', 'away']);
    fireEvent.pointerDown(document.body);
    await pass(0);
    expect(told()).toEqual(['active', 'active', 'away', 'active']);
  });
});
