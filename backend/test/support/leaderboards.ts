import { CALLS } from '@tessera/contracts/calls';
import type { LeaderboardEntry } from '@tessera/contracts/leaderboards';
import type { SortMode } from '@tessera/rules';
import type { TestApp } from './app.js';

export const today = async (app: TestApp, player?: string, query: Record<string, unknown> = {}) =>
  (await app.call(CALLS.leaderboardToday, { player, query })).body as {
    topScorers: LeaderboardEntry[];
    gameNumber: number;
  };

export const streaks = async (app: TestApp, query: Record<string, unknown> = {}) =>
  (await app.call(CALLS.leaderboardStreaks, { query })).body.topStreaks as LeaderboardEntry[];

export const namesIn = (entries: readonly LeaderboardEntry[]) => entries.map(({ playerName }) => playerName);

/** The names in the leaderboard that is sorted in this mode. */
export const sortedBy = async (app: TestApp, sort: SortMode, query: Record<string, unknown> = {}) =>
  namesIn(
    (await app.call(CALLS.readLeaderboard, { query: { ...query, sort, timezone: 'UTC' } })).body
      .leaderboard as LeaderboardEntry[],
  );
