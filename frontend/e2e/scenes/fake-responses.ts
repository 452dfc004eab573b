import type { Page } from '@playwright/test';
import { type Group, type GroupGrid, type GroupMember, GROUP_TEXTS } from '@tessera/contracts/groups';
import type {
  GroupLeaderboardEntry,
  LeaderboardEntry,
  OwnLeaderboardEntry,
} from '@tessera/contracts/leaderboards';
import { ERRORS, type ErrorCode } from '@tessera/contracts/wire';
import { NO_GAMES, STREAK_SCORE, tierOf } from '@tessera/rules';

/** Replaces a response of the server, for long tables and states that are hard to reach in a test. */
export async function fakeResponse(page: Page, path: string, json: object, status = 200): Promise<void> {
  await page.route(path, (route) => route.fulfill({ status, json }));
}

/** An error response in the server's format. */
export function reject(page: Page, path: string, code: ErrorCode, more: object = {}): Promise<void> {
  const { status, message } = ERRORS[code];
  return fakeResponse(page, path, { success: false, error: message, message, code, ...more }, status);
}

/** Holds a response back until the returned function is called. */
export async function respondLate(page: Page, path: string): Promise<() => void> {
  let arrive = () => {};
  const due = new Promise<void>((resolve) => (arrive = resolve));
  await page.route(path, async (route) => {
    await due;
    await route.fallback();
  });
  return () => arrive();
}

const NAMES = ['Marigold', 'A name of twenty five ltrs', 'Ōtsuka Yūki', 'Ben', 'Li', 'Pim & Co.', 'Δάφνη'];
const STREAKS = [112, 64, 27, 10, 5, 4, 0];

const entry = (place: number): LeaderboardEntry => {
  const streak = STREAKS[place % STREAKS.length] ?? 0;
  const score = Math.max(0, 32 - place);
  const tier = tierOf(streak);
  return {
    playerUUID: `00000000-0000-8000-8000-${String(place).padStart(12, '0')}`,
    playerName: NAMES[place] ?? `Player ${place}`,
    ...NO_GAMES,
    todayScore: score,
    streak,
    currentStreak: streak,
    bestStreak: streak + place,
    lastThreeGamesCount: Math.min(3, streak),
    averageScore: Math.max(0, 31.5 - place),
    shareId: place % 2 === 0 ? 'demo' : null,
    isLive: streak >= 2 && score >= STREAK_SCORE,
    streakStatus: tier?.name ?? null,
    streakEmoji: tier?.emoji ?? null,
  };
};

const entries = (count: number): LeaderboardEntry[] =>
  Array.from({ length: count }, (_, place) => entry(place));

/** A group's leaderboard, some of whose members have perfect scores. */
const memberEntries = (count: number): GroupLeaderboardEntry[] =>
  entries(count).map((member, place) => ({ ...member, perfectScoreCount: 3 - (place % 4) }));

/** The own row of a player with 22 points who isn't listed, because they have no name or a better score is needed. */
export const ownEntry = (playerName: string | null): LeaderboardEntry => ({
  ...entry(10),
  playerName,
  shareId: null,
});

/** The global leaderboard with the given number of rows. */
export async function fakeLeaderboards(
  page: Page,
  rows: number,
  own: LeaderboardEntry | OwnLeaderboardEntry | null = null,
): Promise<void> {
  await fakeResponse(page, '**/api/leaderboard?*', {
    success: true,
    leaderboard: entries(rows),
    own,
    gameNumber: 689,
  });
}

const groupOf = (change: Partial<Group> = {}): Group => ({
  id: 'wordsmiths',
  name: 'The Wordsmiths of Fleet St',
  inviteCode: 'QWERTY',
  memberCount: 3,
  isAdmin: true,
  ...change,
});

const member = (publicId: string, playerName: string | null, isAdmin = false): GroupMember => ({
  playerUUID: `00000000-0000-8000-8000-${publicId.padStart(12, '0')}`,
  playerName,
  isAdmin,
});

/** Groups with these names (also used as IDs), each with a leaderboard of the given number of rows. */
export async function fakeGroupLeaderboards(
  page: Page,
  names: readonly string[],
  rows: number,
): Promise<void> {
  const groups = names.map((name) => groupOf({ id: name, name, memberCount: rows }));
  await fakeResponse(page, '**/api/groups', { success: true, groups });
  for (const { id } of groups)
    await fakeResponse(page, `**/api/groups/${id}/leaderboard*`, {
      success: true,
      leaderboard: memberEntries(rows),
    });
}

/** Two groups, one with the player as its admin. All actions succeed. */
export async function fakeGroups(page: Page): Promise<void> {
  const group = groupOf();
  const groups = [group, groupOf({ id: 'family', name: 'Family', memberCount: 1, isAdmin: false })];
  const absent = { ...entry(6), playerName: null, todayScore: null, shareId: null, perfectScoreCount: 0 };
  const leaderboard = [...memberEntries(3), absent];
  const members = [member('1', 'Marigold', true), member('2', 'Ben'), member('3', null)];
  await fakeResponse(page, '**/api/groups', { success: true, groups });
  await fakeResponse(page, '**/api/groups/wordsmiths', { success: true, group });
  for (const { id } of groups) {
    await fakeResponse(page, `**/api/groups/${id}/leaderboard*`, { success: true, leaderboard });
    await fakeResponse(page, `**/api/groups/${id}/members`, { success: true, members });
  }
  await fakeGroupGrids(page);
  await fakeResponse(page, '**/api/groups/join', {
    success: true,
    message: GROUP_TEXTS.joined,
    groupId: group.id,
    needsPlayerName: false,
    group: groupOf({ isAdmin: false }),
  });
}

const MOSAICS = ['BRATLOREETASDewx', 'LACKIRONMEREBAKE', 'coreXAREeWElSING'];

/** The grids of the group's members, of any date. */
export async function fakeGroupGrids(page: Page, isOpen = true): Promise<void> {
  const names = ['Marigold', 'Ben', 'WWWWWWWWWWWWWWWWWWWW'];
  const grids = names.map((playerName, place): GroupGrid => ({
    playerUUID: `00000000-0000-8000-8000-${String(place).padStart(12, '0')}`,
    playerName,
    score: 26 - place,
    isClosed: place === 1,
    mosaic: isOpen && place !== 1 ? (MOSAICS[place] ?? null) : null,
    reactions: place === 0 ? [{ reaction: 'nice', count: 4, names: ['Ben', 'Cy', 'Di'], isOwn: true }] : [],
  }));
  await fakeResponse(page, '**/api/groups/*/grids*', {
    success: true,
    date: '2026-11-20',
    gameNumber: 689,
    isOpen,
    closesOwn: false,
    grids,
  });
}
