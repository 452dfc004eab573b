import { z } from 'zod';
import { defineCall } from '../wire/call.js';
import { instant, playerUuid, success } from '../wire/fields.js';
import { PATHS } from '../wire/paths.js';

const achievement = z
  .object({
    achievementType: z.enum(['streak_milestone', 'perfect_score']),
    achievementValue: z.int().min(1).meta({ description: 'The number of games in the streak, or the score' }),
    streakMilestone: z.string().nullable().meta({ description: "The streak's animal; null for a score" }),
    earnedAt: instant,
  })
  .meta({ id: 'Achievement' });
export type Achievement = z.infer<typeof achievement>;

const playerAchievements = defineCall({
  method: 'GET',
  path: PATHS.playerAchievements,
  summary: "List the calling player's achievements, newest first",
  status: 200,
  player: 'required',
  limit: 'read',
  query: z.object({ playerUUID: playerUuid.optional() }),
  response: z.object({ success, achievements: z.array(achievement) }),
});

export const achievementCalls = { playerAchievements };
