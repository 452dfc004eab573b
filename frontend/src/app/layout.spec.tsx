import { LIMITS, PAGES } from '@tessera/contracts/wire';
import { act, screen } from '@testing-library/react';
import { useSession } from '../features/auth/session/use-session';
import { PLAYER, accountServer } from '../features/auth/testing/account-server';
import { JOIN, aView, played } from '../features/game/testing/a-view';
import { fakeLive, rejected } from '../features/game/testing/fake-live';
import { saveSeat } from '../features/game/state/game-session';
import { currentIdentity, markSignedIn } from '../store/identity/identity';
import { noteLiveGames, addWaitingGame, waitingGames } from '../store/live-games';
import { KEYS } from '../store/storage/keys';
import { fakeFetch } from '../store/testing/fake-fetch';
import { showPages } from '../store/testing/show-page';
import { HomePage } from '../features/home/home-page';
import { useLiveGames } from './layout';

function AnyPage() {
  useLiveGames();
  return <p>Any page</p>;
}

const game = aView(played(JOIN), 1);
/** Longer than the connection is kept for the next page. */
const LONG_MS = 60_000;

/** Loads a page while a game created in this tab is waiting for a second player. */
const loadWaiting = async () => {
  addWaitingGame('ABC12');
  saveSeat('ABC12', 1);
  const live = fakeLive(game);
  live.isStopped = true;
  showPages([{ path: '/', element: <AnyPage /> }], '/', live.services);
  await screen.findByText('Any page');
  await act(() => jest.advanceTimersByTimeAsync(LONG_MS));
  expect(live.isStopped).toBe(false);
  return live;
};

beforeEach(() => {
  jest.useFakeTimers();
  fakeFetch(() => 'no connection');
});
afterEach(() => jest.useRealTimers());

it.each([
  ['the game has started', { type: 'GAME_STARTED', gameId: 'ABC12', eventId: 'ABC12:1:1', version: 1, game }],
  ['the game was removed', { type: 'GAME_REMOVED', gameId: 'ABC12' }],
] as const)('listens on any page while a game is waiting, and no longer once %s', async (_, said) => {
  const live = await loadWaiting();
  live.say(said);
  act(() => jest.advanceTimersByTime(LONG_MS));
  expect(live.isStopped).toBe(true);
});

it.each([
  ['is gone', rejected('GAME_NOT_FOUND', 'Game not found', 404), []],
  ['could not be checked', rejected('INTERNAL', 'Something went wrong', 500), ['ABC12']],
])(
  'checks a game that the server does not list, and forgets it only if it is gone: it %s',
  async (_, error, left) => {
    const live = await loadWaiting();
    live.answers.refresh_game = () => {
      throw error;
    };
    live.say({ type: 'HEARTBEAT', versions: { ABC12: 0 } });
    expect(live.sentOf('refresh_game')).toEqual([]);
    live.say({ type: 'HEARTBEAT', versions: {} });
    await act(() => jest.advanceTimersByTimeAsync(0));
    expect(live.sentOf('refresh_game')).toEqual([{ gameId: 'ABC12' }]);
    expect(waitingGames()).toEqual(left);
  },
);

it('follows games that only the server knows of, once it has reported them', async () => {
  const { playerUUID } = currentIdentity();
  const games = [{ gameId: 'ABC12', isYourTurn: true }];
  const asked = fakeFetch(({ path }) =>
    path === `/api/games/player/${playerUUID}/active` ? { body: { success: true, games } } : { status: 503 },
  );
  showPages([{ path: '/', element: <AnyPage /> }], '/');
  await act(() => jest.advanceTimersByTimeAsync(LONG_MS));
  expect(asked).toEqual([]);
  act(() => noteLiveGames(true));
  await act(() => jest.advanceTimersByTimeAsync(LONG_MS));
  expect(document.documentElement).toHaveAttribute('data-turns', '1');
});

function SignedInPage() {
  useSession();
  return <AnyPage />;
}

it("counts the turns of the account's player once this browser's player is linked to it", async () => {
  const list = (count: number) => ({
    body: { success: true, games: Array.from({ length: count }, () => ({ isYourTurn: true })) },
  });
  const accounts = `GET /api/games/player/${PLAYER}/active`;
  const { answers } = accountServer({
    [`GET /api/games/player/${currentIdentity().playerUUID}/active`]: list(1),
    [accounts]: list(2),
  });
  markSignedIn();
  noteLiveGames(true);
  showPages([{ path: '/', element: <SignedInPage /> }], '/');
  await act(() => jest.advanceTimersByTimeAsync(LONG_MS));
  expect(document.documentElement).toHaveAttribute('data-turns', '2');
  answers[accounts] = list(3);
  await act(() => jest.advanceTimersByTimeAsync(LIMITS.TURNS_POLL_MS));
  expect(document.documentElement).toHaveAttribute('data-turns', '3');
});

it('opens a started game on the home page, even after a reload on another page', async () => {
  const live = await loadWaiting();
  live.say({ type: 'GAME_JOINED', gameId: 'ABC12', eventId: 'ABC12:1:0', version: 1, game });
  // All that survives a reload.
  expect({ ...sessionStorage }).toMatchObject({ [KEYS.startedGame]: 'ABC12' });
  const routes = [
    { path: PAGES.home, element: <HomePage /> },
    { path: PAGES.liveGame, element: <p>The game</p> },
  ];
  showPages(routes, PAGES.home);
  expect(await screen.findByText('The game')).toBeVisible();
});
