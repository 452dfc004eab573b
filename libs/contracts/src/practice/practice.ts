import { ROUNDS } from '@tessera/rules';
import { z } from 'zod';
import { defineCall } from '../wire/call.js';
import { dailyGame } from '../daily/daily.js';
import { dailyMove, fullRows, gameId, isoDate, month, playerUuid, score, success } from '../wire/fields.js';
import { PATHS } from '../wire/paths.js';

/** `PR-G689-` and twelve letters, digits, underscores or hyphens. */
const practiceId = z.string().regex(/^PR-G\d{1,6}-[A-Za-z0-9_-]{12}$/, "This isn't a valid practice game ID");

/** A past daily played for practice. It has a daily's fields, but counts for no streak and no leaderboard. */
const practiceGame = dailyGame.extend({ gameId: practiceId }).meta({ id: 'PracticeGame' });
export type PracticeGame = z.infer<typeof practiceGame>;

const gameResponse = z.object({ success, game: practiceGame });
const byPractice = z.object({ gameId: practiceId });

const archivedDay = z
  .object({
    date: isoDate,
    gameNumber: z.int().min(1),
    /** The average score of a keen bot; null if it was never calculated. */
    expectedScore: z.number().min(0).max(32).nullable(),
    /** The player's score in the daily itself; null unless completed. */
    dailyScore: score.nullable(),
    /** That game; null unless completed. */
    dailyGameId: gameId.nullable(),
    practice: z
      .object({ gameId: practiceId, status: z.enum(['active', 'completed']), score: score.nullable() })
      .nullable(),
  })
  .meta({ id: 'ArchivedDay' });
export type ArchivedDay = z.infer<typeof archivedDay>;

const practiceMonth = defineCall({
  method: 'GET',
  path: PATHS.practiceMonth,
  summary: "List a month's past dailies with the player's scores and practice games",
  status: 200,
  player: 'optional',
  limit: 'read',
  params: z.object({ month }),
  response: z.object({
    success,
    month,
    /** The range of months that have dailies to practice. */
    firstMonth: month,
    lastMonth: month,
    days: z.array(archivedDay).max(31),
  }),
});

const createPractice = defineCall({
  method: 'POST',
  path: PATHS.createPractice,
  summary: 'Start practicing a past daily, or resume it; there is one practice game per player and date',
  status: 201,
  player: 'required',
  limit: 'createDaily',
  body: z.object({ date: isoDate, playerUUID: playerUuid.optional() }),
  response: gameResponse,
  /** Resumed, or already completed. */
  otherResponses: { 200: gameResponse },
});

const getPractice = defineCall({
  method: 'GET',
  path: PATHS.practiceGame,
  summary: "Get one of the player's own practice games",
  status: 200,
  player: 'required',
  limit: 'read',
  params: byPractice,
  response: gameResponse,
});

const completePractice = defineCall({
  method: 'POST',
  path: PATHS.completePractice,
  summary: 'Complete a practice game with a full grid; the server scores it',
  status: 200,
  player: 'required',
  limit: 'completeDaily',
  params: byPractice,
  body: z.object({ playerGrid: fullRows, roundHistory: z.array(dailyMove).max(ROUNDS).optional() }),
  response: gameResponse,
});

export const practiceCalls = { practiceMonth, createPractice, getPractice, completePractice };
