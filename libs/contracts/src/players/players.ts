import { z } from 'zod';
import { type AnswerOf, defineCall } from '../wire/call.js';
import { playerUuid, success, timeZone } from '../wire/fields.js';
import { PATHS } from '../wire/paths.js';

const streaks = {
  currentStreak: z.int().min(0),
  bestStreak: z.int().min(0),
  playedOfLastThree: z.int().min(0).max(3),
  streakStatus: z
    .string()
    .nullable()
    .meta({ description: 'The animal for the current streak; null below 5' }),
  streakEmoji: z.string().nullable(),
};

const query = z.object({ playerUUID: playerUuid.optional(), timezone: timeZone.optional() });

export const playerStatistics = z
  .object({
    twentyPlusStreak: z.int().min(0),
    ...streaks,
    hasPlayed: z.boolean().meta({ description: 'Whether the player has ever completed a daily' }),
  })
  .meta({ id: 'PlayerStats' });

const playerStats = defineCall({
  method: 'GET',
  path: PATHS.playerStats,
  summary: "Get the calling player's statistics",
  status: 200,
  player: 'required',
  limit: 'read',
  query,
  response: z.object({ success, stats: playerStatistics }),
});

const playerStreaks = defineCall({
  method: 'GET',
  path: PATHS.playerStreaks,
  summary: "Get the calling player's streaks",
  status: 200,
  player: 'required',
  limit: 'read',
  query,
  response: z.object({ success, ...streaks }).meta({ id: 'UnifiedStreaks' }),
});

export type PlayerStats = z.infer<typeof playerStatistics>;
export type UnifiedStreaks = AnswerOf<typeof playerStreaks>;

export const playerCalls = { playerStats, playerStreaks };
