import { plainDate } from '@tessera/rules';
import { act, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { useConnection } from '../features/daily/play-board.public';
import { useSession } from '../features/auth/session/use-session';
import { ActiveGames } from '../features/game/lobby/active-games';
import { MyGroups } from '../features/groups/groups-page';
import { useGroupNameCheck } from '../features/groups/create-group';
import { GlobalLeaderboard } from '../features/leaderboards/global-leaderboard';
import { usePlayerNameCheck, usePlayerNameQuery } from '../features/players/names.api';
import { useOwnStats } from '../features/players/players.api';
import { Statistics } from '../features/players/statistics';
import { usePublicResultQuery } from '../features/results/shared-result.api';
import { createStore } from '../store/create-store';
import { currentIdentity, markSignedIn } from '../store/identity/identity';

/** Covers the intervals in the specification: what is refetched, when, and what isn't. */

const realSetTimeout = setTimeout;
const DAY = plainDate('2026-11-20');
const PROBLEMS = { empty: '', symbols: '', characters: '', tooLong: '' };

const ANSWERS: Record<string, object> = {
  '/api/player/stats': {
    success: true,
    stats: { twentyPlusStreak: 1, currentStreak: 1, bestStreak: 1, playedOfLastThree: 1 },
  },
  '/api/player/profile': { success: true, playerName: 'Ann' },
  '/api/player/username-available': { success: true, available: true },
  '/api/groups/name-available': { success: true, available: true },
  '/api/groups': { success: true, groups: [] },
  '/api/leaderboard': { success: true, leaderboard: [], gameNumber: 689 },
};

/** The account already has this browser's player, so there is nothing to link. */
const answerTo = (path: string): object => {
  if (path.endsWith('/active')) return { success: true, games: [] };
  if (path !== '/api/auth/user') return ANSWERS[path] ?? {};
  const { playerUUID } = currentIdentity();
  return { id: 'u', email: 'ann@play.example', authenticated: true, playerUUID };
};

let asked: { path: string; at: number }[] = [];
let statusOf: (path: string) => number = () => 200;

const timesOf = (path: string): number[] =>
  asked.filter((request) => request.path.startsWith(path)).map(({ at }) => at);
const gapsOf = (path: string): number[] =>
  timesOf(path).flatMap((at, index, all) => (index === 0 ? [] : [at - (all[index - 1] ?? 0)]));

beforeEach(() => {
  jest.useFakeTimers({ now: Date.parse('2026-11-20T10:30:00Z') });
  asked = [];
  statusOf = () => 200;
  globalThis.fetch = async (input) => {
    const { pathname } = new URL(input instanceof Request ? input.url : String(input));
    asked.push({ path: pathname, at: Date.now() });
    const status = statusOf(pathname);
    const body = answerTo(pathname);
    return Promise.resolve(
      new Response(status === 204 ? null : JSON.stringify(body), {
        status,
        headers: { 'content-type': 'application/json' },
      }),
    );
  };
});
afterEach(() => jest.useRealTimers());

/** Advances the time, and lets requests made meanwhile be answered. */
async function pass(ms: number): Promise<void> {
  const step = Math.max(50, Math.ceil(ms / 100));
  for (let left = ms; left > 0; left -= step) {
    await act(async () => {
      await jest.advanceTimersByTimeAsync(Math.min(step, left));
      await new Promise((resolve) => realSetTimeout(resolve));
    });
  }
}

function open(content: ReactNode) {
  const store = createStore();
  const page = (inner: ReactNode) => (
    <Provider store={store}>
      <MemoryRouter>{inner}</MemoryRouter>
    </Provider>
  );
  const view = render(page(content));
  const show = (next: ReactNode) => act(async () => Promise.resolve(view.rerender(page(next))));
  const isCached = (endpoint: string) =>
    Object.values(store.getState().api.queries).some((query) => query?.endpointName === endpoint);
  return { show, isCached };
}

const Session = () => <>{String(useSession())}</>;
const OwnStats = () => <>{useOwnStats(DAY, { poll: true }).streak}</>;
const Connection = () => <>{String(useConnection(true))}</>;
const PlayerName = () => <>{usePlayerNameQuery().data}</>;
const NameCheck = ({ typed = 'Ann' }) => <>{usePlayerNameCheck(typed, PROBLEMS, 20).note?.text}</>;
const GroupNameCheck = ({ typed = 'Turtles' }) => <>{useGroupNameCheck(typed, true).note?.text}</>;
const Shared = () => (
  <>{usePublicResultQuery({ shareId: 'abcDEF1234', withLetters: false }).data?.playerName}</>
);

describe('polls', () => {
  it.each([
    ['who is signed in', '/api/auth/user', <Session key="" />, 30_000],
    ['the streak after a daily', '/api/player/stats', <OwnStats key="" />, 5000],
    ["the player's active games", '/api/games/player', <ActiveGames key="">{null}</ActiveGames>, 30_000],
    ['the connection in round 16', '/api/connectivity-test', <Connection key="" />, 500],
  ])('%s', async (_, path, content, every) => {
    markSignedIn();
    open(content);
    await pass(every * 4.5);
    expect(timesOf(path).length).toBeGreaterThanOrEqual(4);
    for (const gap of gapsOf(path)) {
      expect(gap).toBeGreaterThanOrEqual(every);
      expect(gap).toBeLessThan(every + Math.max(100, every / 10));
    }
  });
});

it('checks who is signed in as soon as the player returns to the tab', async () => {
  markSignedIn();
  open(<Session />);
  await pass(1000);
  const before = timesOf('/api/auth/user').length;
  act(() => void window.dispatchEvent(new Event('focus')));
  await pass(100);
  expect(timesOf('/api/auth/user')).toHaveLength(before + 1);
});

describe('caches for a while, then refetches when shown', () => {
  it.each([
    ['a player name', 'profile', '/api/player/profile', <PlayerName key="" />, 5 * 60, 10 * 60],
    ['whether a name is available', 'nameAvailable', '/api/player/username', <NameCheck key="" />, 30, 30],
    [
      'whether a group name is available',
      'groupNameAvailable',
      '/api/groups/name',
      <GroupNameCheck key="" />,
      30,
      30,
    ],
    ["the player's statistics", 'playerStats', '/api/player/stats', <Statistics key="" />, 30, 10 * 60],
    ["the player's groups", 'groups', '/api/groups', <MyGroups key="" />, 60, 5 * 60],
  ])('%s', async (_, endpoint, path, content, freshSeconds, keptSeconds) => {
    const { show, isCached } = open(content);
    await pass(200);
    expect(timesOf(path)).toHaveLength(1);
    await show(null);
    await pass(freshSeconds * 1000 - 2000);
    await show(content);
    await pass(200);
    expect(timesOf(path)).toHaveLength(1);
    await pass(2000);
    await show(null);
    // Data that is cached no longer than it is fresh is dropped; other data is shown and refetched.
    await pass(freshSeconds === keptSeconds ? keptSeconds * 1000 : 100);
    await show(content);
    await pass(200);
    expect(timesOf(path)).toHaveLength(2);
    await show(null);
    await pass(keptSeconds * 1000 - 2000);
    expect(isCached(endpoint)).toBe(true);
    await pass(4000);
    expect(isCached(endpoint)).toBe(false);
  });
});

it('keeps an unused leaderboard for two minutes', async () => {
  const { show, isCached } = open(<GlobalLeaderboard visit={1} period="today" back={0} isOwnShown={false} />);
  await pass(200);
  expect(timesOf('/api/leaderboard')).toHaveLength(1);
  await show(null);
  await pass(118_000);
  expect(isCached('leaderboard')).toBe(true);
  await pass(4000);
  expect(isCached('leaderboard')).toBe(false);
});

it.each([
  ['a name', '/api/player/username', NameCheck],
  ['a group name', '/api/groups/name', GroupNameCheck],
] as const)('looks up %s half a second after the last key press', async (_, path, Check) => {
  const { show } = open(<Check typed="Ann" />);
  await pass(200);
  const before = timesOf(path).length;
  for (const typed of ['Anne', 'Annel', 'Anneli']) {
    await show(<Check typed={typed} />);
    await pass(450);
  }
  expect(timesOf(path)).toHaveLength(before);
  await pass(100);
  expect(timesOf(path)).toHaveLength(before + 1);
});

describe('a failed request', () => {
  it('is not repeated by itself, nor when the player returns to the tab', async () => {
    statusOf = () => 503;
    open(<PlayerName />);
    await pass(60_000);
    act(() => void window.dispatchEvent(new Event('focus')));
    act(() => void window.dispatchEvent(new Event('online')));
    await pass(60_000);
    expect(timesOf('/api/player/profile')).toHaveLength(1);
  });

  it('is repeated three times, a second apart, for a shared result', async () => {
    statusOf = () => 503;
    open(<Shared />);
    await pass(10_000);
    const gaps = gapsOf('/api/public-results');
    expect(gaps).toHaveLength(3);
    for (const gap of gaps) {
      expect(gap).toBeGreaterThanOrEqual(1000);
      expect(gap).toBeLessThan(1300);
    }
  });

  it('is not repeated if there is no such shared result', async () => {
    statusOf = () => 404;
    open(<Shared />);
    await pass(10_000);
    expect(timesOf('/api/public-results')).toHaveLength(1);
  });
});
