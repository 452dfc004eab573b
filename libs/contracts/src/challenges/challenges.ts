import { BLIND_LETTERS, ROUNDS } from '@tessera/rules';
import { z } from 'zod';
import { defineCall } from '../wire/call.js';
import { CHALLENGE_GRIDS_PAGE, CHALLENGE_MAX_GRIDS, CHALLENGES_PAGE } from './challenge-limits.js';
import { PERFECT_CHANCES } from './challenge-texts.js';
import { dailyGame } from '../daily/daily.js';
import { dailyMove, done, fullRows, instant, letter, score, scoringWord, success } from '../wire/fields.js';
import { CHALLENGE_CODE } from '../wire/ids.js';
import { PATHS } from '../wire/paths.js';

/** Long enough that nobody guesses one. */
const code = z
  .string()
  .regex(CHALLENGE_CODE, "This isn't a valid challenge code")
  .meta({ description: 'The code of the challenge, as in its link' });
const byCode = z.object({ code });

const letters = z.array(letter).length(BLIND_LETTERS, `Please choose ${BLIND_LETTERS} letters`);

/** Another player's public ID, or the caller's own UUID. */
const playerId = z.uuid().meta({ description: "Another player's public ID, or the caller's own UUID" });
const playerName = z.string().nullable();

const rating = z
  .object({
    perfect: z.enum(PERFECT_CHANCES).meta({ description: 'Whether a score of 32 is possible' }),
    difficulty: z
      .union([z.literal(1), z.literal(2), z.literal(3), z.literal(4), z.literal(5)])
      .meta({ description: '1 is the easiest; the letters of dailies have all five' }),
  })
  .meta({ id: 'LetterRating' });
export type LetterRating = z.infer<typeof rating>;

/** Eight letters that a player has chosen for others to play blind, as the caller may see them. */
const challenge = z
  .object({
    code,
    url: z.string().meta({ description: 'The address to share' }),
    name: z.string().nullable(),
    maker: z.object({ playerUUID: playerId, playerName }),
    isOwn: z.boolean().meta({ description: 'Whether the caller has made it' }),
    letters: letters.nullable().meta({ description: 'Null for those who neither made nor started it' }),
    figures: rating.nullable().meta({ description: 'Null while the maker hides it from the caller' }),
    showsFigures: z.boolean().meta({ description: 'Whether players see the rating before they play' }),
    playedBy: z
      .int()
      .min(0)
      .max(CHALLENGE_MAX_GRIDS)
      .meta({
        description: `How many have completed it; ${CHALLENGE_MAX_GRIDS} stands for that many or more`,
      }),
    state: z.enum(['new', 'active', 'completed']).meta({ description: "Of the caller's own game" }),
    score: score.nullable().meta({ description: "The caller's own; null unless completed" }),
    createdAt: instant,
  })
  .meta({ id: 'Challenge' });
export type Challenge = z.infer<typeof challenge>;

/** A player's game of a challenge. It has a daily's fields, except for its date. */
const challengeGame = dailyGame
  .omit({ gameNumber: true, dailyChallengeDate: true, heldBack: true })
  .extend({
    gameId: z
      .string()
      .regex(/^PML-[A-Za-z0-9]{10}$/, "This isn't a valid game ID")
      .meta({ description: '`PML-` and the code: there is one game per player and challenge' }),
    code,
  })
  .meta({ id: 'ChallengeGame' });
export type ChallengeGame = z.infer<typeof challengeGame>;

const challengeGrid = z
  .object({
    playerUUID: playerId,
    playerName,
    isOwn: z.boolean().meta({ description: "Whether it is the caller's" }),
    isMakers: z.boolean().meta({ description: 'Whether its player knew the letters, having chosen them' }),
    place: z
      .int()
      .min(1)
      .nullable()
      .meta({
        description: `Equal scores share a place; null for the maker, and beyond ${CHALLENGE_MAX_GRIDS}`,
      }),
    playerGrid: fullRows,
    playerWords: z.array(scoringWord),
    score,
    completedAt: instant,
  })
  .meta({ id: 'ChallengeGrid' });
export type ChallengeGrid = z.infer<typeof challengeGrid>;

const page = (max: number) => z.coerce.number().int().min(1).max(max).default(1);
const challengeResponse = z.object({ success, challenge });
const gameResponse = z.object({ success, game: challengeGame });

const createChallenge = defineCall({
  method: 'POST',
  path: PATHS.challenges,
  summary: 'Choose eight letters for others to play, and get the link',
  status: 201,
  player: 'required',
  limit: 'createChallenge',
  body: z.object({
    letters: letters.meta({ description: 'In the order in which they are revealed' }),
    /** Validated by `nameProblem`, so that the response has the matching message. */
    name: z.string().optional(),
    showsFigures: z.boolean().default(true),
    requestId: z
      .uuid()
      .meta({ description: 'A repeated request returns the challenge that the first one made' }),
  }),
  response: challengeResponse,
  /** Made by an earlier request with the same ID. */
  otherResponses: { 200: challengeResponse },
});

const listChallenges = defineCall({
  method: 'GET',
  path: PATHS.challenges,
  summary: 'List the challenges that the player has made, or those that they have played, newest first',
  status: 200,
  player: 'required',
  limit: 'read',
  query: z.object({ list: z.enum(['made', 'played']).default('made'), page: page(1000) }),
  response: z.object({
    success,
    challenges: z.array(challenge).max(CHALLENGES_PAGE),
    hasMore: z.boolean(),
  }),
});

const getChallenge = defineCall({
  method: 'GET',
  path: PATHS.challenge,
  summary: 'Get a challenge, without its letters unless the player has made or started it',
  status: 200,
  player: 'optional',
  limit: 'readShared',
  params: byCode,
  response: challengeResponse,
});

const deleteChallenge = defineCall({
  method: 'DELETE',
  path: PATHS.challenge,
  summary: "Delete one of the player's own challenges, with everybody's games",
  status: 200,
  player: 'required',
  limit: 'changeChallenge',
  params: byCode,
  response: done,
});

const startChallenge = defineCall({
  method: 'POST',
  path: PATHS.startChallenge,
  summary: "Start playing another player's challenge, or resume it",
  status: 201,
  player: 'required',
  limit: 'createDaily',
  params: byCode,
  body: z.object({}).optional(),
  response: gameResponse,
  /** Resumed, or already completed. */
  otherResponses: { 200: gameResponse },
});

const getChallengeGame = defineCall({
  method: 'GET',
  path: PATHS.challengeGame,
  summary: "Get the player's own game of a challenge",
  status: 200,
  player: 'required',
  limit: 'read',
  params: byCode,
  response: gameResponse,
});

const completeChallenge = defineCall({
  method: 'POST',
  path: PATHS.completeChallenge,
  summary: 'Complete a started challenge with a full grid; the server scores it',
  status: 200,
  player: 'required',
  limit: 'completeDaily',
  params: byCode,
  body: z.object({ playerGrid: fullRows, roundHistory: z.array(dailyMove).max(ROUNDS).optional() }),
  response: gameResponse,
});

const challengeGrids = defineCall({
  method: 'GET',
  path: PATHS.challengeGrids,
  summary:
    "Get everybody's grids, the best first, for players who have completed the challenge and for its maker",
  status: 200,
  player: 'required',
  limit: 'read',
  params: byCode,
  query: z.object({ page: page(CHALLENGE_MAX_GRIDS / CHALLENGE_GRIDS_PAGE) }),
  response: z.object({
    success,
    challenge,
    perfectGrid: fullRows
      .nullable()
      .meta({ description: 'A grid with these letters that scores 32; null if none is known' }),
    grids: z.array(challengeGrid).max(CHALLENGE_GRIDS_PAGE),
    own: challengeGrid.nullable().meta({ description: "The caller's own, on every page; null if withdrawn" }),
    hasMore: z.boolean(),
  }),
});

const withdrawChallengeGame = defineCall({
  method: 'DELETE',
  path: PATHS.challengeGame,
  summary:
    "Take the player's own game of a challenge off the list of grids for good; it can't be played again",
  status: 200,
  player: 'required',
  limit: 'changeChallenge',
  params: byCode,
  response: done,
});

export const challengeCalls = {
  createChallenge,
  listChallenges,
  getChallenge,
  deleteChallenge,
  startChallenge,
  getChallengeGame,
  completeChallenge,
  challengeGrids,
  withdrawChallengeGame,
};
