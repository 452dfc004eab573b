import { z } from 'zod';
import { defineCall } from '../wire/call.js';
import { duelId, duelLevel } from './duel-view.js';
import { isoDate, round, score, success, timeZone } from '../wire/fields.js';
import { PATHS } from '../wire/paths.js';

export const duelSummary = z
  .object({
    gameId: duelId,
    level: duelLevel,
    status: z.enum(['active', 'completed']),
    currentRound: round,
    /** null until completed */
    playerScore: score.nullable(),
    botScore: score.nullable(),
  })
  .meta({ id: 'DuelSummary' });
export type DuelSummary = z.infer<typeof duelSummary>;

const listDuels = defineCall({
  method: 'GET',
  path: PATHS.duels,
  summary: "List the player's duels of today, at most one per level",
  status: 200,
  player: 'required',
  limit: 'read',
  query: z.object({ timezone: timeZone.optional() }),
  response: z.object({
    success,
    date: isoDate,
    gameNumber: z.int().min(1).nullable().meta({ description: 'Null before the first daily' }),
    duels: z.array(duelSummary),
  }),
});

export const duelCalls = { listDuels };
