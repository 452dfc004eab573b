import { z } from 'zod';
import { defineCall } from '../wire/call.js';
import { dailyCompletedBody } from './daily.js';
import {
  cellIndex,
  instant,
  isoDate,
  letter,
  lexicon,
  playerUuid,
  round,
  rows,
  score,
  scoringWord,
  success,
  timeZone,
} from '../wire/fields.js';
import { SIMPLE_DAILY_ID } from '../wire/ids.js';
import { PATHS } from '../wire/paths.js';

const simpleGameId = z.string().regex(SIMPLE_DAILY_ID, "This isn't a valid simple daily ID");

/**
 * The simple daily: the server leads through the rounds, with the same eight blind letters as in the daily.
 */
const simpleGame = z
  .object({
    gameId: simpleGameId,
    status: z.enum(['active', 'completed']),
    currentRound: round,
    /** LETTER_PROVIDED: there is a letter to place. AWAITING_LETTER: the player has to choose one. */
    roundState: z.enum(['AWAITING_LETTER', 'LETTER_PROVIDED']),
    currentLetter: letter.nullable(),
    playerGrid: rows,
    lexicon,
    /** Empty until completed. */
    playerWords: z.array(scoringWord),
    /** 0 until completed. */
    playerScore: score,
    gameNumber: z.int().min(1),
    dailyChallengeDate: isoDate,
    lastActivityAt: instant,
  })
  .meta({ id: 'SimpleDaily' });
export type SimpleDaily = z.infer<typeof simpleGame>;

const gameResponse = z.object({ success, game: simpleGame });
const bySimpleGame = z.object({ gameId: simpleGameId });

/** Lets the server recognize a late repeat of an action. */
const actedRound = { round: round.optional() };

const createSimpleDaily = defineCall({
  method: 'POST',
  path: PATHS.createSimpleDaily,
  summary: "Start today's simple daily in the player's time zone, or resume it",
  status: 201,
  player: 'required',
  limit: 'createDaily',
  body: z.object({ playerUUID: playerUuid.optional(), userTimezone: timeZone.optional() }),
  response: gameResponse,
  /** 200: resumed; 409: completed. */
  otherResponses: { 200: gameResponse, 409: dailyCompletedBody },
});

const getSimpleDaily = defineCall({
  method: 'GET',
  path: PATHS.simpleDaily,
  summary: "Get one of the player's own simple dailies",
  status: 200,
  player: 'required',
  limit: 'read',
  params: bySimpleGame,
  response: gameResponse,
});

const actInSimpleDaily = defineCall({
  method: 'POST',
  path: PATHS.simpleDailyAction,
  summary: "Select an even round's letter, or place the round's letter; the sixteenth completes the game",
  status: 200,
  player: 'required',
  limit: 'playMove',
  params: bySimpleGame,
  body: z.discriminatedUnion('action', [
    z.object({ action: z.literal('SELECT_LETTER'), letter, ...actedRound }),
    z.object({ action: z.literal('PLACE_LETTER'), cellIndex, ...actedRound }),
  ]),
  response: gameResponse,
});

export const simpleDailyCalls = { createSimpleDaily, getSimpleDaily, actInSimpleDaily };
