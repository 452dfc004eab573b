import { CELLS, ROUNDS } from '@tessera/rules';
import { z } from 'zod';
import { defineCall } from './call.js';
import { letter, playerUuid, rows, score, scoringWord, success } from './fields.js';
import { PATHS } from './paths.js';
import { USER_ID_FIELDS } from './product.js';

/** Five letters or digits, read without regard to case. */
export const gameCode = z
  .string()
  .trim()
  .toUpperCase()
  .regex(/^[A-Z0-9]{5}$/, 'must be five letters or digits');

const seat = z.union([z.literal(1), z.literal(2)], 'must be 1 or 2');
const round = z.int().min(1).max(ROUNDS);
const cellIndex = z
  .int()
  .min(0)
  .max(CELLS - 1);
const version = z
  .int()
  .min(0)
  .meta({ description: "The game's counter: one more for each accepted command" });
const playerStatus = z.enum(['Available', 'Away']);
/** What the browser says of its player; `Available` is accepted for `active`. */
const clientStatus = z.enum(['active', 'away', 'Available']);

/** A seat's UUID: the viewer's own, the public id of the other, null while the seat is free. */
const seatUuid = z.uuid().nullable();
/** By round, the cell that the letter went to; null where the viewer may not know. */
const cellsByRound = z.array(cellIndex.nullable()).max(ROUNDS);

/** A two-player game as one viewer sees it. */
const liveGame = z
  .object({
    gameId: gameCode,
    version,
    status: z.enum(['waiting', 'active', 'completed']),
    currentRound: round,
    currentTurn: seat,
    currentLetter: letter.nullable(),
    /** The letters so far, by round. */
    letters: z.array(letter).max(ROUNDS),
    player1Name: z.string().nullable(),
    player2Name: z.string().nullable(),
    player1UUID: seatUuid,
    player2UUID: seatUuid,
    [USER_ID_FIELDS.player1]: z.string().nullable(),
    [USER_ID_FIELDS.player2]: z.string().nullable(),
    player1Status: playerStatus,
    player2Status: playerStatus,
    player1Submitted: z.boolean(),
    player2Submitted: z.boolean(),
    player1Cells: cellsByRound,
    player2Cells: cellsByRound,
    player1Grid: rows,
    player2Grid: rows,
    player1Score: score,
    player2Score: score,
    player1Words: z.array(scoringWord),
    player2Words: z.array(scoringWord),
    gameMode: z.literal('multiplayer'),
    createdAt: z.iso.datetime(),
    dailyChallengeDate: z.null(),
    gameNumber: z.null(),
  })
  .meta({ id: 'LiveGame' });
export type LiveGameView = z.infer<typeof liveGame>;

const playerInfo = z.object({ playerId: seat, isYourTurn: z.boolean() }).meta({ id: 'PlayerInfo' });
export type PlayerInfo = z.infer<typeof playerInfo>;

const activeGame = z
  .object({
    gameId: gameCode,
    createdAt: z.iso.datetime(),
    playerPosition: seat,
    status: z.enum(['waiting', 'active']),
    currentRound: round,
    currentTurn: seat,
    player1Name: z.string().nullable(),
    player2Name: z.string().nullable(),
    player1UUID: seatUuid,
    player2UUID: seatUuid,
    [USER_ID_FIELDS.player1]: z.string().nullable(),
    [USER_ID_FIELDS.player2]: z.string().nullable(),
  })
  .meta({ id: 'ActiveGame' });
export type ActiveGame = z.infer<typeof activeGame>;

/** An id that a client makes up: of itself, of a connection, of a request. Proves nothing. */
const clientId = z.string().min(1).max(64);
const byGame = z.object({ gameId: gameCode });
const byGameAndPlayer = byGame.extend({ playerUUID: playerUuid });

export const createGame = defineCall({
  method: 'POST',
  path: PATHS.createGame,
  summary: "Makes a two-player game; slot 1 is its creator's",
  status: 201,
  player: 'optional',
  limit: 'createGame',
  body: z
    .object({
      clientId: clientId.optional(),
      previousConnectionId: clientId.optional(),
      playerUUID: playerUuid.optional(),
      /** The same request again answers the same game. */
      requestId: clientId.optional(),
      gameMode: z.literal('multiplayer').optional(),
    })
    .optional(),
  answer: z.object({ success, gameId: gameCode, playerId: seat.nullable(), version }),
});

export const joinGame = defineCall({
  method: 'POST',
  path: PATHS.joinGame,
  summary: 'Takes a seat of a game, or comes back to it',
  status: 200,
  player: 'required',
  limit: 'lookUpGame',
  params: byGame,
  body: z.object({
    clientId: clientId.optional(),
    previousConnectionId: clientId.optional(),
    playerUUID: playerUuid.optional(),
    requestedPlayerId: seat.optional(),
  }),
  answer: z.object({ success, gameId: gameCode, playerId: seat, game: liveGame, playerInfo }),
});

export const submitLetter = defineCall({
  method: 'POST',
  path: PATHS.submitLetter,
  summary: "Chooses the round's letter",
  status: 200,
  player: 'required',
  limit: 'playMove',
  params: byGame,
  body: z.object({
    letter,
    clientId: clientId.optional(),
    playerUUID: playerUuid.optional(),
    round: round.optional(),
  }),
  answer: z.object({ success, letter, currentTurn: seat, version }),
});

export const submitPlacement = defineCall({
  method: 'POST',
  path: PATHS.submitPlacement,
  summary: "Places the round's letter on the player's own grid",
  status: 200,
  player: 'required',
  limit: 'playMove',
  params: byGame,
  body: z.object({
    cellIndex,
    playerId: seat.optional(),
    clientId: clientId.optional(),
    playerUUID: playerUuid.optional(),
    round: round.optional(),
  }),
  answer: z.object({ success, version }),
});

export const getGame = defineCall({
  method: 'GET',
  path: PATHS.getGame,
  summary: 'Reads a game: its players at any time, a waiting one everybody who has the code',
  status: 200,
  player: 'optional',
  limit: 'lookUpGame',
  params: byGame,
  query: z.object({ clientId: clientId.optional(), playerUUID: playerUuid.optional() }),
  answer: z.object({ success, game: liveGame, playerInfo: playerInfo.nullable() }),
});

export const resetPlayer = defineCall({
  method: 'POST',
  path: PATHS.resetPlayer,
  summary: 'Claims a slot again for its owner; changes nothing and answers the game',
  status: 200,
  player: 'required',
  limit: 'lookUpGame',
  params: byGame.extend({ playerId: z.enum(['1', '2'], 'must be 1 or 2').transform(Number) }),
  body: z.object({ clientId: clientId.optional(), playerUUID: playerUuid.optional() }).optional(),
  answer: z.object({ success, game: liveGame, message: z.string(), playerId: seat }),
});

export const updateStatus = defineCall({
  method: 'POST',
  path: PATHS.updateStatus,
  summary: 'Tells the other player whether the caller is there',
  status: 200,
  player: 'required',
  limit: 'presence',
  params: byGame,
  body: z.object({ status: clientStatus, clientId: clientId.optional(), playerUUID: playerUuid.optional() }),
  answer: z.object({ success, gameId: gameCode, status: z.enum(['active', 'away']) }),
});

export const activeGames = defineCall({
  method: 'GET',
  path: PATHS.activeGames,
  summary: "The player's games that are not completed, newest first",
  status: 200,
  player: 'required',
  params: z.object({ playerUUID: playerUuid }),
  answer: z.object({ success, games: z.array(activeGame) }),
});

export const hideGame = defineCall({
  method: 'DELETE',
  path: PATHS.hideGame,
  summary: "Takes a game out of the player's list; one that nobody joined is deleted",
  status: 200,
  player: 'required',
  params: byGameAndPlayer,
  answer: z.object({ success }),
});

export const rematch = defineCall({
  method: 'POST',
  path: PATHS.rematch,
  summary: 'A new game of the same two players with the slots swapped, one per completed game',
  status: 200,
  player: 'required',
  limit: 'createGame',
  params: byGame,
  body: z.object({ clientId: clientId.optional(), playerUUID: playerUuid.optional() }).optional(),
  answer: z.object({ success, gameId: gameCode, playerId: seat, version }),
});

export const presenceConfig = defineCall({
  method: 'GET',
  path: PATHS.presenceConfig,
  summary: 'Is presence shown on this server?',
  status: 200,
  player: 'none',
  answer: z.object({ success, enabled: z.boolean() }),
});

export const updatePresence = defineCall({
  method: 'POST',
  path: PATHS.updatePresence,
  summary: "Tells that the player is there, or is not, in all of the player's games",
  status: 200,
  player: 'required',
  limit: 'presence',
  body: z.object({ clientId: clientId.optional(), playerUUID: playerUuid.optional(), status: clientStatus }),
  answer: z.object({ success, status: z.enum(['active', 'away']) }),
});

export const setPresence = defineCall({
  method: 'POST',
  path: PATHS.setPresence,
  summary: 'Tells that the player is there, or is not, in one game',
  status: 200,
  player: 'required',
  limit: 'presence',
  body: z.object({ gameId: gameCode, playerUUID: playerUuid.optional(), isActive: z.boolean() }),
  answer: z.object({ success, isActive: z.boolean() }),
});
