import { LEDGER_KINDS, LEDGER_RULES, PERFECT_SCORE } from '@tessera/rules';
import { z } from 'zod';
import { defineCall } from '../wire/call.js';
import {
  count,
  gameId,
  heldBackReason,
  instant,
  isoDate,
  month,
  playerUuid,
  score,
  success,
  timeZone,
} from '../wire/fields.js';
import { RECORD_MAX_PAGES } from './record-limits.js';
import { PATHS } from '../wire/paths.js';

const mean = z.number().min(0).max(PERFECT_SCORE);

const asked = {
  playerUUID: playerUuid.optional(),
  timezone: timeZone.optional().meta({ description: 'Decides what today is' }),
};
/** Only what is older than this date, for the next page. */
const before = isoDate.optional();

const playerRecord = defineCall({
  method: 'GET',
  path: PATHS.playerRecord,
  summary: "Get the calling player's record in numbers: all completed dailies, also those that don't count",
  status: 200,
  player: 'required',
  limit: 'readRecord',
  query: z.object(asked),
  response: z
    .object({
      success,
      games: count,
      mean: mean.nullable().meta({ description: 'To one decimal place; null without games' }),
      best: score.nullable(),
      perfect: count.meta({ description: 'Games with the highest possible score' }),
      scores: z
        .array(count)
        .length(PERFECT_SCORE + 1)
        .meta({ description: 'How many games have each score' }),
      months: z
        .array(z.object({ month, games: z.int().min(1), mean }))
        .meta({ description: 'The months with games, newest first' }),
      currentStreak: count,
      bestStreak: count,
    })
    .meta({ id: 'PlayerRecord' }),
});
export type PlayerRecordResponse = z.infer<typeof playerRecord.response>;

const outside = z.enum(['late', 'shortens']).nullable().meta({
  description:
    'Why the game counts for no streak: completed after its date, or added at a sign-in and too low; null if it counts',
});
const mergedAt = instant
  .nullable()
  .meta({ description: 'When it was added from another browser, at a sign-in; null if it was not' });

const recordGame = z
  .object({
    gameId,
    date: isoDate,
    gameNumber: z.int().min(1),
    score,
    outside,
    heldBack: heldBackReason.nullable(),
    mergedAt,
  })
  .meta({ id: 'RecordGame' });
export type RecordGame = z.infer<typeof recordGame>;

const recordGames = defineCall({
  method: 'GET',
  path: PATHS.recordGames,
  summary:
    "List the calling player's completed dailies, newest first: all, or those of a score, month or year",
  status: 200,
  player: 'required',
  limit: 'readRecord',
  query: z.object({
    playerUUID: asked.playerUUID,
    score: z.coerce.number().pipe(score).optional(),
    month: month.optional(),
    year: z.coerce.number().int().min(1000).max(9999).optional(),
    before,
  }),
  response: z.object({
    success,
    games: z.array(recordGame),
    hasMore: z.boolean().meta({ description: 'Never true for a month or year, which has no further pages' }),
  }),
});

const ledgerDay = z
  .object({
    date: isoDate,
    kind: z.enum(LEDGER_KINDS),
    rule: z.enum(LEDGER_RULES),
    score: score.nullable(),
    before: count,
    after: count,
    days: z.int().nullable().meta({ description: 'Since the last game that counts' }),
    gameId: gameId.nullable(),
    mergedAt,
  })
  .meta({ id: 'LedgerDay' });
export type LedgerDay = z.infer<typeof ledgerDay>;

const ledgerMerge = z
  .object({
    date: isoDate,
    kind: z.literal('merged'),
    at: instant,
    added: count.meta({ description: 'Games that were added' }),
    outside: count.meta({ description: 'Those of them that would have shortened a streak' }),
    duplicates: count.meta({ description: 'Games of dates that the account had completed itself' }),
    streakBefore: count,
    streakAfter: count,
    bestBefore: count,
    bestAfter: count,
  })
  .meta({ id: 'LedgerMerge' });
export type LedgerMerge = z.infer<typeof ledgerMerge>;

const streakLedger = defineCall({
  method: 'GET',
  path: PATHS.streakLedger,
  summary: "Explain the calling player's streak day by day, newest first",
  status: 200,
  player: 'required',
  limit: 'readRecord',
  query: z.object({ ...asked, before }),
  response: z.object({ success, entries: z.array(z.union([ledgerDay, ledgerMerge])), hasMore: z.boolean() }),
});

const opponent = z
  .object({
    publicId: z.uuid(),
    playerName: z.string().nullable().meta({ description: 'Null without a name' }),
    isDeleted: z.boolean(),
    won: count,
    lost: count,
    tied: count,
    letGo: count.meta({ description: 'Games that one of the two let go, which nobody has won' }),
    meanMargin: z.number().min(-PERFECT_SCORE).max(PERFECT_SCORE).meta({
      description: "The caller's score minus the opponent's, to one decimal place; 0 without scores",
    }),
    lastGames: z.array(z.object({ gameId, completedAt: instant, score, opponentScore: score })),
  })
  .meta({ id: 'OpponentRecord' });
export type OpponentRecord = z.infer<typeof opponent>;

const opponentRecords = defineCall({
  method: 'GET',
  path: PATHS.opponentRecords,
  summary: "List the calling player's opponents in completed live games, the latest one first",
  status: 200,
  player: 'required',
  limit: 'readRecord',
  query: z.object({
    playerUUID: asked.playerUUID,
    page: z.coerce.number().int().min(1).max(RECORD_MAX_PAGES).default(1),
  }),
  response: z.object({ success, opponents: z.array(opponent), hasMore: z.boolean() }),
});

export const recordCalls = { playerRecord, recordGames, streakLedger, opponentRecords };
