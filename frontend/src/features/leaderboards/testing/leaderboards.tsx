import type { GroupGrid } from '@tessera/contracts/groups';
import type { LeaderboardEntry } from '@tessera/contracts/leaderboards';
import { PAGES } from '@tessera/contracts/wire';
import { NO_GAMES } from '@tessera/rules';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ResponseOf } from '../../../store/api/api';
import { fakeFetch, type FakeResponse } from '../../../store/testing/fake-fetch';
import { showPages } from '../../../store/testing/show-page';
import { ClubPage } from '../club-page';
import { LeaderboardsPage } from '../leaderboards-page';
import { weekMember, weekResponse } from './periods';

export const entry = (playerName: string, change: Partial<LeaderboardEntry> = {}): LeaderboardEntry => ({
  playerUUID: playerName,
  playerName,
  ...NO_GAMES,
  todayScore: 20,
  streak: 1,
  currentStreak: 1,
  bestStreak: 1,
  lastThreeGamesCount: 1,
  shareId: null,
  isLive: false,
  streakStatus: null,
  streakEmoji: null,
  ...change,
});

const TOP = [
  entry('Ada', { todayScore: 29, currentStreak: 12, bestStreak: 12, isLive: true, shareId: 'abc' }),
  entry('Bea', { todayScore: 25, bestStreak: 40 }),
  entry('Cid', { todayScore: 24 }),
  entry('Dan', { todayScore: 23 }),
];
export const group = { id: '7', name: 'Wordsmiths', inviteCode: 'QWERTY', memberCount: 2, isAdmin: false };
export const none: FakeResponse = { body: { success: true, groups: [] } };

/** A member's grid. */
export const grid = (playerName: string, change: Partial<GroupGrid> = {}): GroupGrid => ({
  playerUUID: playerName,
  playerName,
  score: 24,
  isClosed: false,
  mosaic: 'BRATLOREETASDewx',
  reactions: [],
  ...change,
});

/** The response with a day's grids of a group. */
export const gridsResponse = (
  grids: readonly GroupGrid[],
  change: Partial<ResponseOf<'groupGrids'>> = {},
): FakeResponse => ({
  body: {
    success: true,
    date: '2026-11-25',
    gameNumber: 694,
    isOpen: true,
    closesOwn: false,
    grids,
    ...change,
  },
});

export const openLeaderboards = (
  answers: Record<string, FakeResponse | Promise<FakeResponse>> = {},
  address: string = PAGES.leaderboards,
) => {
  const asked = fakeFetch(
    ({ path }) =>
      answers[path] ??
      {
        '/api/leaderboard': { body: { success: true, leaderboard: TOP, own: null, gameNumber: 689 } },
        '/api/groups': { body: { success: true, groups: [group] } },
        '/api/groups/7': { body: { success: true, group } },
        '/api/groups/7/week': weekResponse([weekMember('Fay', [24, null, null, null, null, null, null])]),
        '/api/groups/7/grids': gridsResponse([]),
        '/api/groups/7/leaderboard': {
          body: { success: true, leaderboard: [entry('Eve', { todayScore: null, currentStreak: 2 })] },
        },
      }[path] ?? { status: 404 },
  );
  const routes = [
    { path: PAGES.leaderboards, element: <LeaderboardsPage /> },
    { path: PAGES.the32Club, element: <ClubPage /> },
  ];
  return { ...showPages(routes, address), asked, user: userEvent.setup() };
};

export const namesIn = (label: string) =>
  within(screen.getByRole('table', { name: label }))
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.querySelector('bdi')?.textContent);

/** The list from which the order of a leaderboard is chosen. */
export const sortOf = (board: string): HTMLElement =>
  screen.getByRole('combobox', { name: `Sort ${board} by` });
