import { act, screen, waitFor } from '@testing-library/react';
import { LIMITS } from '@tessera/contracts/wire';
import { fakeFetch } from '../../../store/testing/fake-fetch';
import { JOIN, aView, choose, played } from '../testing/a-view';
import { openGameAt, onlyPresence } from '../testing/open-game-page';

beforeEach(() => void onlyPresence());

/** A game in which the player is to choose a letter, and how often the list of games has been asked for. */
const open = async () => {
  const server = { isAway: false };
  const requests = fakeFetch(({ path }) =>
    path.endsWith('/active') && !server.isAway ? { body: { success: true, games: [] } } : 'no connection',
  );
  const asked = () => requests.filter(({ path }) => path.endsWith('/active')).length;
  const page = openGameAt(played(JOIN));
  await screen.findByText('Round 1 of 16 vs Ben');
  await waitFor(() => expect(asked()).toBe(1));
  const leave = async () => {
    const before = asked();
    await act(() => page.router.navigate('/'));
    expect(await screen.findByText('The home page')).toBeVisible();
    await waitFor(() => expect(asked()).toBe(before + 1));
  };
  return { ...page, server, asked, leave };
};

it('asks for the list again if a move arrives after its player has left the game', async () => {
  const { live, user, asked, leave } = await open();
  let accept: (answer: unknown) => void = () => undefined;
  live.answers.submit_letter = () => new Promise((resolve) => (accept = resolve));
  await user.keyboard('e{Enter}');
  await waitFor(() => expect(live.sentOf('submit_letter')).toHaveLength(1));
  await leave();
  act(() => accept({ success: true, letter: 'E', currentTurn: 1, version: 2 }));
  await waitFor(() => expect(asked()).toBe(3));
});

it('asks for the list again if the friend moves after the player has left the game', async () => {
  const { live, asked, leave } = await open();
  await leave();
  const game = aView(played(JOIN, choose(1, 'E')), 1);
  live.say({ type: 'LETTER_SELECTED', eventId: 'ABC12:2:1', gameId: 'ABC12', version: 2, game });
  await waitFor(() => expect(asked()).toBe(3));
});

it("doesn't ask for the list while the game is shown", async () => {
  const { live, user, asked } = await open();
  live.game = aView(played(JOIN, choose(1, 'E')), 1);
  await user.keyboard('e{Enter}');
  await screen.findAllByText('Place the letter E');
  expect(await screen.findByText('Letter Submitted')).toBeVisible();
  expect(asked()).toBe(1);
});

it('asks for the list if the game changes while the player looks at another tab', async () => {
  const { live, asked } = await open();
  const visibility = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  const game = aView(played(JOIN, choose(1, 'E')), 1);
  live.say({ type: 'LETTER_SELECTED', eventId: 'ABC12:2:1', gameId: 'ABC12', version: 2, game });
  await waitFor(() => expect(asked()).toBe(2));
  visibility.mockRestore();
});

/** Keeps what is to happen after this long, until it is called. */
function holdTimersOf(delay: number): { held: (() => void)[]; restore: () => void } {
  const { setTimeout: original } = globalThis;
  const held: (() => void)[] = [];
  const hold = (run: () => void, ms?: number) => (ms === delay ? held.push(run) : original(run, ms));
  globalThis.setTimeout = hold as typeof setTimeout;
  return { held, restore: () => (globalThis.setTimeout = original) };
}

it('asks for the list once more, soon, if the server could not be reached', async () => {
  const { server, asked, leave } = await open();
  server.isAway = true;
  // Some of them belong to other requests that are repeated.
  const { held, restore } = holdTimersOf(LIMITS.POLL_GAME_EVERY_MS);
  await leave();
  await waitFor(() => {
    act(() => held.splice(0).forEach((run) => run()));
    expect(asked()).toBeGreaterThanOrEqual(3);
  });
  restore();
});
