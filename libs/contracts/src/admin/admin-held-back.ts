import { z } from 'zod';
import { defineCall, forAdmins } from '../wire/call.js';
import { gameId, heldBackReason, instant, isoDate, score, success } from '../wire/fields.js';
import { HELD_BACK_PAGE } from '../daily/held-back.js';
import { PATHS } from '../wire/paths.js';

const heldBackResult = z
  .object({
    gameId,
    publicId: z.uuid(),
    playerName: z.string().nullable(),
    gameNumber: z.int().min(1),
    date: isoDate,
    score,
    reason: heldBackReason,
    seconds: z.int().min(0).meta({ description: "From the first letter to the grid, on the server's clock" }),
    newPlayers: z.int().min(1).nullable().meta({
      description:
        "The player's place among the new players of their network who completed this daily; null if they weren't new",
    }),
    heldBackAt: instant,
    counts: z.boolean().meta({ description: 'True if an admin has let it count' }),
    decidedAt: instant.nullable().meta({ description: 'Null if no admin has decided' }),
  })
  .meta({ id: 'HeldBackResult' });
export type HeldBackResult = z.infer<typeof heldBackResult>;

const adminHeldBack = defineCall({
  method: 'GET',
  path: PATHS.adminHeldBack,
  summary: "List results that don't count on public leaderboards, and why; newest first",
  status: 200,
  ...forAdmins,
  query: z.object({ page: z.coerce.number().int().min(1).max(10_000).default(1) }),
  response: z.object({
    success,
    results: z.array(heldBackResult).meta({ description: `At most ${HELD_BACK_PAGE}` }),
    hasMore: z.boolean(),
  }),
});

const decideHeldBack = defineCall({
  method: 'POST',
  path: PATHS.decideHeldBack,
  summary: 'Let a held-back result count on public leaderboards, or hold it back again',
  status: 200,
  ...forAdmins,
  params: z.object({ gameId }),
  body: z.object({ counts: z.boolean() }),
  response: z.object({ success, result: heldBackResult }),
});

export const heldBackCalls = { adminHeldBack, decideHeldBack };
