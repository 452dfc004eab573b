import { PERFECT_SCORE, PERIOD_SORTS, PERIODS } from '@tessera/rules';
import { z } from 'zod';
import { defineCall } from '../wire/call.js';
import { LEADERBOARD_MAX_ROWS, LEADERBOARD_ROWS, PERIODS_BACK } from './leaderboard-limits.js';
import { groupId, isoDate, score, success, timeZone } from '../wire/fields.js';
import { PATHS } from '../wire/paths.js';

const period = z.enum(PERIODS);
const sort = z
  .enum(PERIOD_SORTS)
  .default('sum')
  .meta({ description: 'By points, or by average score; the same for `yesterday`' });
const TOO_FAR_BACK = { path: ['back'], message: "Leaderboards don't go that far back" };
const steps = (max: number) => z.coerce.number().int().min(0).max(max, TOO_FAR_BACK.message).default(0);
const back = steps(PERIODS_BACK.month).meta({
  description: 'How many days, weeks or months before the current one (for `yesterday`, before yesterday)',
});
const weeksBack = steps(PERIODS_BACK.week).meta({ description: 'How many weeks before the current one' });

const periodQuery = z.object({ period, back, sort, timezone: timeZone.optional() });
const isKept = ({ period: kind, back: count }: { period: z.infer<typeof period>; back: number }) =>
  count <= PERIODS_BACK[kind];

const leaderboardPeriod = z
  .object({
    period,
    from: isoDate,
    to: isoDate.meta({ description: 'The last date, which may be in the future' }),
    days: z.int().min(0).meta({ description: 'How many of these dates have begun and have a daily' }),
    hasEarlier: z.boolean().meta({ description: 'Whether there is an earlier one' }),
  })
  .meta({ id: 'LeaderboardPeriod' });
export type LeaderboardPeriod = z.infer<typeof leaderboardPeriod>;

const playerUUID = z.uuid().meta({ description: "The player's public ID, or the caller's own UUID" });
const sum = z.int().min(0).meta({ description: 'All points; a day without a game adds none' });
const games = z.int().min(0);

const periodEntry = z
  .object({
    playerUUID,
    playerName: z.string().nullable().meta({
      description: "Null for group members without a name, and in the caller's own row",
    }),
    sum,
    games,
    mean: z.number().min(0).max(PERFECT_SCORE).nullable().meta({
      description: 'Average of the games played, to one decimal place; null without a game',
    }),
    shareId: z.string().nullable().meta({
      description:
        "Of yesterday's game; null until the caller has completed that daily, or its date is over everywhere",
    }),
  })
  .meta({ id: 'PeriodLeaderboardEntry' });
export type PeriodEntry = z.infer<typeof periodEntry>;

const ownEntry = periodEntry
  .extend({
    heldBack: z
      .int()
      .min(0)
      .meta({ description: "How many of the games don't count on public leaderboards" }),
  })
  .meta({ id: 'OwnPeriodLeaderboardEntry' });
export type OwnPeriodEntry = z.infer<typeof ownEntry>;

const periodLeaderboard = defineCall({
  method: 'GET',
  path: PATHS.periodLeaderboard,
  summary:
    "Get the leaderboard of a past day, a week or a month; named players only, apart from the caller's own row",
  status: 200,
  player: 'optional',
  limit: 'read',
  query: periodQuery
    .extend({ limit: z.coerce.number().int().min(1).max(LEADERBOARD_MAX_ROWS).default(LEADERBOARD_ROWS) })
    .refine(isKept, TOO_FAR_BACK),
  response: z.object({
    success,
    period: leaderboardPeriod.extend({
      minGames: z.int().min(0).meta({ description: 'How many games players need to be listed by average' }),
    }),
    leaderboard: z.array(periodEntry),
    own: ownEntry.nullable().meta({
      description:
        "The caller's own row if they have a game and aren't in `leaderboard`, with all of their games",
    }),
  }),
});

const groupPeriodLeaderboard = defineCall({
  method: 'GET',
  path: PATHS.groupPeriodLeaderboard,
  summary: "Get a group's leaderboard of a past day, a week or a month, with all members; members only",
  status: 200,
  player: 'required',
  limit: 'readGroup',
  params: z.object({ groupId }),
  query: periodQuery.refine(isKept, TOO_FAR_BACK),
  response: z.object({ success, period: leaderboardPeriod, leaderboard: z.array(periodEntry) }),
});

const groupWeekMember = z
  .object({
    playerUUID,
    playerName: z.string().nullable(),
    scores: z.array(score.nullable()).meta({ description: 'One for each date; null without a game' }),
    sum,
    games,
  })
  .meta({ id: 'GroupWeekMember' });
export type GroupWeekMember = z.infer<typeof groupWeekMember>;

const groupWeek = defineCall({
  method: 'GET',
  path: PATHS.groupWeek,
  summary: "Get every member's scores of each day of a week, from Monday; members only",
  status: 200,
  player: 'required',
  limit: 'readGroup',
  params: z.object({ groupId }),
  query: z.object({ back: weeksBack, timezone: timeZone.optional() }),
  response: z.object({
    success,
    period: leaderboardPeriod,
    dates: z.array(isoDate),
    today: isoDate.meta({ description: "The caller's" }),
    members: z.array(groupWeekMember),
  }),
});

export const periodLeaderboardCalls = { periodLeaderboard, groupPeriodLeaderboard, groupWeek };
