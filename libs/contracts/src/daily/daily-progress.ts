import { ROUNDS } from '@tessera/rules';
import { z } from 'zod';
import { defineCall } from '../wire/call.js';
import {
  dailyMove,
  gameId,
  isoDate,
  letter,
  letterSequence,
  playedRound,
  playerUuid,
  round,
  rows,
  score,
  success,
  text,
} from '../wire/fields.js';
import { DAILY_STATE_LIMIT_BYTES } from '../wire/limits.js';
import { PATHS } from '../wire/paths.js';
import { errorBody } from '../wire/error-body.js';

/** A running daily as the browser stores it. The server overrides whatever it knows better. */
const gameState = z
  .object({
    gameId,
    playerUUID: playerUuid,
    dailyChallengeDate: isoDate,
    playerGrid: rows,
    playerScore: score,
    currentLetter: letter.nullable(),
    currentRoundState: z.enum(['placing', 'selecting']),
    letterSequence,
    revealedIndices: z.array(z.int().min(0).max(ROUNDS)).max(ROUNDS).optional(),
    roundHistory: z.array(playedRound).max(ROUNDS),
    totalScore: z.int().min(0),
    startedAt: text.max(40),
  })
  .meta({ id: 'DailyGameState' });

const progress = z
  .object({
    challengeDate: isoDate,
    gameNumber: z.int().min(1),
    currentRound: round,
    gameState,
    completed: z.boolean(),
    finalScore: score.nullable(),
  })
  .meta({ id: 'DailyProgress' });
export type DailyProgress = z.infer<typeof progress>;

/** Only these fields of the browser's state are used; the rest follows from the server's own game. */
const toldState = gameState
  .pick({ gameId: true, currentLetter: true, startedAt: true, revealedIndices: true })
  .partial({ currentLetter: true, startedAt: true })
  .extend({ roundHistory: z.array(dailyMove).max(ROUNDS) })
  .loose()
  .refine(
    (state) => JSON.stringify(state).length <= DAILY_STATE_LIMIT_BYTES,
    `The state of a daily can be at most ${DAILY_STATE_LIMIT_BYTES} bytes`,
  );

/** The stored state is ahead or has diverged. The device should adopt it. */
const outdatedBody = errorBody.extend({ state: progress }).meta({ id: 'StateOutdated' });
export type StateOutdatedBody = z.infer<typeof outdatedBody>;

const syncState = defineCall({
  method: 'POST',
  path: PATHS.syncState,
  summary: "Save the signed-in player's progress in a daily, and send it to the session's other tabs",
  status: 200,
  player: 'required',
  signedIn: true,
  limit: 'syncState',
  body: z.object({
    challengeDate: isoDate,
    currentRound: round,
    gameState: toldState,
    /** The tab that sends its progress. The message to the other tabs names it. */
    clientId: text.min(1).max(64).optional(),
    playerUUID: playerUuid.optional(),
  }),
  response: z.object({ success, state: progress }),
  otherResponses: { 409: outdatedBody },
});

const restoreState = defineCall({
  method: 'GET',
  path: PATHS.restoreState,
  summary: "Get the signed-in player's progress in a date's daily, from any device",
  status: 200,
  player: 'required',
  signedIn: true,
  limit: 'read',
  query: z.object({ date: isoDate }),
  response: z.object({ success, hasState: z.boolean(), state: progress.nullable() }),
});

export const dailyProgressCalls = { syncState, restoreState };
