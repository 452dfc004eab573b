import { AVERAGE_WINDOW, LEADERBOARD_MODES, PERFECT_SCORE } from '@tessera/rules';
import { z } from 'zod';
import { defineCall } from './call.js';
import {
  LEADERBOARD_MIN_STREAK,
  LEADERBOARD_MOST_ROWS,
  LEADERBOARD_ROWS,
  PLAYER_NAME_MAX_LENGTH,
} from './community-limits.js';
import { score, success, text, timeZone } from './fields.js';
import { PATHS } from './paths.js';

export const leaderboardEntry = z
  .object({
    playerUUID: z
      .uuid()
      .meta({ description: "The player's public id; the caller's own UUID in their own row" }),
    playerName: z.string().nullable().meta({ description: 'Null only for a group member without a name' }),
    todayScore: score.nullable().meta({ description: 'Null before they have played today' }),
    streak: z.int().min(0),
    currentStreak: z.int().min(0).meta({ description: 'The same as streak' }),
    bestStreak: z.int().min(0),
    lastThreeGamesCount: z.int().min(0).max(3),
    averageScore: z
      .number()
      .min(0)
      .max(PERFECT_SCORE)
      .nullable()
      .meta({
        description: `Of the last ${AVERAGE_WINDOW.days} days, to one decimal; null with fewer than ${AVERAGE_WINDOW.games} games`,
      }),
    shareId: z.string().nullable().meta({ description: "Null for who has not completed today's game" }),
    isLive: z.boolean().meta({ description: "A streak of 2 or more, and today's game won" }),
    streakStatus: z.string().nullable(),
    streakEmoji: z.string().nullable(),
  })
  .meta({ id: 'LeaderboardEntry' });
export type LeaderboardEntry = z.infer<typeof leaderboardEntry>;

const limit = z.coerce.number().int().min(1).max(LEADERBOARD_MOST_ROWS).default(LEADERBOARD_ROWS);

const minStreak = z.coerce.number().int().min(1).max(10_000).default(LEADERBOARD_MIN_STREAK);
const sort = z.enum(LEADERBOARD_MODES);

export const readLeaderboard = defineCall({
  method: 'GET',
  path: PATHS.leaderboard,
  summary: 'The players with a name in any sort order',
  status: 200,
  player: 'optional',
  limit: 'read',
  query: z.object({
    limit,
    minStreak: minStreak.meta({ description: 'For the streak orders only' }),
    sort: sort.default('today-score'),
    timezone: timeZone.optional(),
  }),
  answer: z.object({ success, leaderboard: z.array(leaderboardEntry), gameNumber: z.int() }),
});

export const leaderboardToday = defineCall({
  method: 'GET',
  path: PATHS.leaderboardToday,
  summary: "Today's best of the players with a name, today being the caller's",
  status: 200,
  player: 'optional',
  limit: 'read',
  query: z.object({ limit, timezone: timeZone.optional() }),
  answer: z.object({ success, topScorers: z.array(leaderboardEntry), gameNumber: z.int() }),
});

export const leaderboardStreaks = defineCall({
  method: 'GET',
  path: PATHS.leaderboardStreaks,
  summary: 'The longest streaks of the players with a name: those alive, or the best ever',
  status: 200,
  player: 'optional',
  limit: 'read',
  query: z.object({
    limit,
    minStreak,
    sort: sort.extract(['current-streak', 'best-streak']).default('current-streak'),
    timezone: timeZone.optional(),
  }),
  answer: z.object({ success, topStreaks: z.array(leaderboardEntry) }),
});

const perfectClubEntry = z
  .object({ playerName: z.string(), perfectScoreCount: z.int().min(1) })
  .meta({ id: 'PerfectClubEntry' });
export type PerfectClubEntry = z.infer<typeof perfectClubEntry>;

/** The last row of the previous page; without it, the first page. */
const afterRow = z
  .object({
    afterCount: z.coerce.number().int().min(1).max(1_000_000).optional(),
    afterName: text.max(4 * PLAYER_NAME_MAX_LENGTH, 'This name is too long').optional(),
  })
  .refine(({ afterCount, afterName }) => (afterCount === undefined) === (afterName === undefined), {
    path: ['afterName'],
    message: '`afterName` and `afterCount` must be given together',
  });

export const perfectClub = defineCall({
  method: 'GET',
  path: PATHS.perfectClub,
  summary: 'The 32 Club: who has reached the perfect score, and how often',
  status: 200,
  player: 'optional',
  limit: 'read',
  query: afterRow,
  answer: z.object({
    success,
    leaderboard: z.array(perfectClubEntry),
    hasMore: z.boolean().meta({ description: 'There are more rows after the last one' }),
  }),
});
