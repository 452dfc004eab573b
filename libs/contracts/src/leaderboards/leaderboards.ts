import { AVERAGE_WINDOW, SORT_MODE_NAMES, PERFECT_SCORE } from '@tessera/rules';
import { z } from 'zod';
import { defineCall } from '../wire/call.js';
import { LEADERBOARD_MIN_STREAK, LEADERBOARD_MAX_ROWS, LEADERBOARD_ROWS } from './leaderboard-limits.js';
import { PLAYER_NAME_MAX_LENGTH } from '../players/player-limits.js';
import { heldBackReason, score, success, text, timeZone } from '../wire/fields.js';
import { PATHS } from '../wire/paths.js';

export const leaderboardEntry = z
  .object({
    playerUUID: z.uuid().meta({ description: "The player's public ID, or the caller's own UUID" }),
    playerName: z
      .string()
      .nullable()
      .meta({ description: "Null for group members without a name, and in the caller's own row" }),
    todayScore: score.nullable().meta({ description: "Null if they haven't played today" }),
    streak: z.int().min(0),
    currentStreak: z.int().min(0).meta({ description: 'Same as `streak`' }),
    bestStreak: z.int().min(0),
    lastThreeGamesCount: z.int().min(0).max(3),
    averageScore: z
      .number()
      .min(0)
      .max(PERFECT_SCORE)
      .nullable()
      .meta({
        description: `Over the last ${AVERAGE_WINDOW.days} days, to one decimal place; null with fewer than ${AVERAGE_WINDOW.games} games`,
      }),
    shareId: z
      .string()
      .nullable()
      .meta({ description: "Null if the game isn't shared, or until the caller has completed today's game" }),
    isLive: z.boolean().meta({ description: 'A streak of 2 or more, with 20 points or more today' }),
    streakStatus: z.string().nullable(),
    streakEmoji: z.string().nullable(),
  })
  .meta({ id: 'LeaderboardEntry' });
export type LeaderboardEntry = z.infer<typeof leaderboardEntry>;

const ownEntry = leaderboardEntry
  .extend({
    heldBack: heldBackReason.nullable().meta({ description: "Null if today's result counts" }),
  })
  .meta({ id: 'OwnLeaderboardEntry' });
export type OwnLeaderboardEntry = z.infer<typeof ownEntry>;

export const groupEntry = leaderboardEntry
  .extend({
    perfectScoreCount: z
      .int()
      .min(0)
      .meta({ description: `How many of the member's dailies have scored ${PERFECT_SCORE} points` }),
  })
  .meta({ id: 'GroupLeaderboardEntry' });
export type GroupLeaderboardEntry = z.infer<typeof groupEntry>;

const limit = z.coerce.number().int().min(1).max(LEADERBOARD_MAX_ROWS).default(LEADERBOARD_ROWS);

const minStreak = z.coerce.number().int().min(1).max(10_000).default(LEADERBOARD_MIN_STREAK);
const sort = z.enum(SORT_MODE_NAMES);

const readLeaderboard = defineCall({
  method: 'GET',
  path: PATHS.leaderboard,
  summary: "Get the leaderboard in any sort order; named players only, apart from the caller's own row",
  status: 200,
  player: 'optional',
  limit: 'read',
  query: z.object({
    limit,
    minStreak: minStreak.meta({ description: 'For sorting by streak only' }),
    sort: sort.default('today-score'),
    timezone: timeZone.optional(),
  }),
  response: z.object({
    success,
    leaderboard: z.array(leaderboardEntry),
    own: ownEntry.nullable().meta({
      description:
        "The caller's own row if they have completed today's game and aren't in `leaderboard`: without a name, below its last row, or with a result that doesn't count. Null otherwise",
    }),
    gameNumber: z.int(),
  }),
});

const leaderboardToday = defineCall({
  method: 'GET',
  path: PATHS.leaderboardToday,
  summary: "Get the best scores of the caller's date; named players only",
  status: 200,
  player: 'optional',
  limit: 'read',
  query: z.object({ limit, timezone: timeZone.optional() }),
  response: z.object({ success, topScorers: z.array(leaderboardEntry), gameNumber: z.int() }),
});

const leaderboardStreaks = defineCall({
  method: 'GET',
  path: PATHS.leaderboardStreaks,
  summary: 'Get the longest streaks, current or best ever; named players only',
  status: 200,
  player: 'optional',
  limit: 'read',
  query: z.object({
    limit,
    minStreak,
    sort: sort.extract(['current-streak', 'best-streak']).default('current-streak'),
    timezone: timeZone.optional(),
  }),
  response: z.object({ success, topStreaks: z.array(leaderboardEntry) }),
});

const perfectClubEntry = z
  .object({
    playerUUID: z.uuid().meta({ description: "The player's public ID, or the caller's own UUID" }),
    playerName: z.string(),
    perfectScoreCount: z.int().min(1),
  })
  .meta({ id: 'PerfectClubEntry' });
export type PerfectClubEntry = z.infer<typeof perfectClubEntry>;

/** The last row of the previous page; omitted for the first page. */
const afterRow = z
  .object({
    afterCount: z.coerce.number().int().min(1).max(1_000_000).optional(),
    afterName: text.max(4 * PLAYER_NAME_MAX_LENGTH, 'This name is too long').optional(),
  })
  .refine(({ afterCount, afterName }) => (afterCount === undefined) === (afterName === undefined), {
    path: ['afterName'],
    message: '`afterName` and `afterCount` must be given together',
  });

const perfectClub = defineCall({
  method: 'GET',
  path: PATHS.perfectClub,
  summary: 'Get The 32 Club: the players with a perfect score, and how many they have',
  status: 200,
  player: 'optional',
  limit: 'read',
  query: afterRow,
  response: z.object({
    success,
    leaderboard: z.array(perfectClubEntry),
    hasMore: z.boolean().meta({ description: 'Whether there are more rows' }),
  }),
});

export const leaderboardCalls = { readLeaderboard, leaderboardToday, leaderboardStreaks, perfectClub };
