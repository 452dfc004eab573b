import { BLIND_LETTERS, CELLS, DAYS_PER_WEEK, ROUNDS } from '@tessera/rules';
import { z } from 'zod';
import { defineCall } from '../wire/call.js';
import {
  dailyMove,
  fullRows,
  gameId,
  heldBackReason,
  highScore,
  instant,
  isoDate,
  letter,
  letterSequence,
  lexicon,
  lineLengths,
  playedRound,
  playerUuid,
  round,
  rows,
  score,
  scoringWord,
  slashedDate,
  success,
  timeZone,
} from '../wire/fields.js';
import { duelSummary } from '../duels/duels.js';
import { groupToday } from '../groups/group-today.js';
import { HOME_MAX_GROUPS } from '../groups/group-limits.js';
import { PATHS } from '../wire/paths.js';
import { playerStatistics } from '../players/players.js';
import { errorBody } from '../wire/error-body.js';
import { dailySpreadFields } from './daily-spread.js';

/**
 * A player's own daily. `letterSequence` has the day's eight letters, then the player's picks ('' until
 * completed).
 */
export const dailyGame = z
  .object({
    gameId,
    playerUUID: playerUuid,
    gameNumber: z.int().min(1),
    dailyChallengeDate: isoDate,
    status: z.enum(['active', 'completed']),
    currentRound: round,
    currentRoundState: z.enum(['placing', 'selecting']),
    currentLetter: letter.nullable(),
    playerGrid: rows,
    lexicon,
    playerWords: z.array(scoringWord),
    playerScore: score,
    finalScore: score.nullable(),
    letterSequence,
    roundHistory: z.array(playedRound),
    createdAt: instant,
    completedAt: instant.nullable(),
    lastActivityAt: instant,
    heldBack: heldBackReason.optional().meta({ description: 'Missing if the result counts' }),
  })
  .meta({ id: 'DailyGame' });
export type DailyGame = z.infer<typeof dailyGame>;

const dailyCompletion = z
  .object({ date: isoDate, gameNumber: z.int().min(1), finalScore: score, gameId })
  .meta({ id: 'DailyCompletion' });
export type DailyCompletion = z.infer<typeof dailyCompletion>;

const recentDaily = dailyCompletion
  .extend({
    mosaic: z
      .string()
      .length(CELLS)
      .meta({ description: "The grid's letters; those that aren't part of a scoring word in lower case" }),
    lines: lineLengths,
  })
  .meta({ id: 'RecentDaily' });
export type RecentDaily = z.infer<typeof recentDaily>;

/** The response of `createDaily` once the player has completed their newest daily. */
export const dailyCompletedBody = errorBody
  .extend({ completion: dailyCompletion })
  .meta({ id: 'DailyCompleted' });
export type DailyCompletedBody = z.infer<typeof dailyCompletedBody>;

const byTimezone = z.object({ timezone: timeZone.optional() });
const byGameId = z.object({ gameId });
const bySlashedDate = z.object({ date: slashedDate });
const gameResponse = z.object({ success, game: dailyGame });
const todaysHighScore = z.object({ success, todaysHighScore: highScore });

const createDaily = defineCall({
  method: 'POST',
  path: PATHS.createDaily,
  summary: "Start today's daily in the player's time zone, or resume the newest one",
  status: 201,
  player: 'required',
  limit: 'createDaily',
  body: z.object({ playerUUID: playerUuid.optional(), userTimezone: timeZone.optional() }),
  response: gameResponse,
  /** 200: resumed; 409: completed. */
  otherResponses: { 200: gameResponse, 409: dailyCompletedBody },
});

const completeDaily = defineCall({
  method: 'POST',
  path: PATHS.completeDaily,
  summary: 'Complete a daily with a full grid; the server scores it',
  status: 200,
  player: 'required',
  limit: 'completeDaily',
  params: byGameId,
  body: z.object({ playerGrid: fullRows, roundHistory: z.array(dailyMove).max(ROUNDS).optional() }),
  response: gameResponse,
});

const getDaily = defineCall({
  method: 'GET',
  path: PATHS.getDaily,
  summary: "Get one of the player's own dailies",
  status: 200,
  player: 'required',
  limit: 'read',
  params: byGameId,
  response: gameResponse,
});

const checkCompletion = defineCall({
  method: 'GET',
  path: PATHS.checkCompletion,
  summary: "Check whether the player has completed a date's daily, and get their state as of that date",
  status: 200,
  player: 'required',
  limit: 'read',
  query: z.object({ date: isoDate, playerUUID: playerUuid.optional() }),
  response: z.object({
    success,
    gameNumber: z.int().min(1).nullable().meta({ description: 'Null before the first daily' }),
    hasCompleted: z.boolean(),
    completion: dailyCompletion.nullable(),
    hasActiveGame: z.boolean(),
    todaysHighScore: highScore,
    stats: playerStatistics,
    recent: z
      .array(recentDaily)
      .max(DAYS_PER_WEEK)
      .meta({ description: 'The completed dailies of the seven dates up to this one, newest first' }),
    hasFinished: z.boolean().meta({ description: 'Whether the player has ever finished a game' }),
    hasLiveGames: z.boolean().meta({ description: 'Whether the player has unfinished live games' }),
    duels: z
      .array(duelSummary)
      .meta({ description: "The player's unfinished duels of the date and the day before" }),
    spread: dailySpreadFields.nullable().meta({ description: 'Null unless the player has completed it' }),
    groups: z
      .array(groupToday)
      .max(HOME_MAX_GROUPS)
      .meta({ description: "The player's groups, beginning with the one that they joined last" }),
  }),
});

const todayHighScore = defineCall({
  method: 'GET',
  path: PATHS.todayHighScore,
  summary: "Get the high score of today's daily",
  status: 200,
  player: 'none',
  limit: 'read',
  query: byTimezone,
  response: todaysHighScore,
});

const dailyTodayHighScore = defineCall({ ...todayHighScore, path: PATHS.dailyTodayHighScore });

const dailyHighScore = defineCall({
  method: 'GET',
  path: PATHS.dailyHighScore,
  summary: "Get the high score of a date's daily",
  status: 200,
  player: 'none',
  limit: 'read',
  params: bySlashedDate,
  response: z.object({ success, highScore }),
});

const lastThreeDailies = defineCall({
  method: 'GET',
  path: PATHS.lastThreeDailies,
  summary: "List the last three dates, newest first, and whether the player completed each one's daily",
  status: 200,
  player: 'optional',
  limit: 'read',
  query: byTimezone,
  response: z.object({
    success,
    dates: z.array(isoDate).length(3),
    completed: z.array(z.boolean()).length(3),
  }),
});

const dailySequence = defineCall({
  method: 'GET',
  path: PATHS.dailySequence,
  summary: "Get a date's eight letters, if the date is over or the player has completed its daily",
  status: 200,
  player: 'optional',
  limit: 'read',
  params: bySlashedDate,
  response: z.object({ success, sequence: z.array(letter).length(BLIND_LETTERS) }),
});

export const dailyCalls = {
  createDaily,
  completeDaily,
  getDaily,
  checkCompletion,
  todayHighScore,
  dailyTodayHighScore,
  dailyHighScore,
  lastThreeDailies,
  dailySequence,
};
