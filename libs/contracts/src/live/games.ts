import { z } from 'zod';
import { defineCall } from '../wire/call.js';
import { cellIndex, done, letter, playerUuid, round, success, timeZone } from '../wire/fields.js';
import {
  BAD_SEAT,
  activeGame,
  clientId,
  clientStatus,
  gameCode,
  liveGame,
  playerInfo,
  seat,
  version,
} from './game-view.js';
import { duelGame, duelId, duelLevel } from '../duels/duel-view.js';
import { PATHS } from '../wire/paths.js';

const byGame = z.object({ gameId: gameCode });
/** A live game or a duel. */
const byAnyGame = z.object({
  gameId: z.union([gameCode, duelId], "This isn't a valid game code or duel ID"),
});
const byGameAndPlayer = byGame.extend({ playerUUID: playerUuid });

/** What a browser can say about itself with every command. */
const sender = { clientId: clientId.optional(), playerUUID: playerUuid.optional() };

/** A duel has no live events, so its responses include the new state with the bot's move. */
const newState = { game: duelGame.optional().meta({ description: 'For duels only' }) };

export const newLiveGame = z.object({
  ...sender,
  previousConnectionId: clientId.optional(),
  /** A repeated request returns the game that the first one created. */
  requestId: clientId.optional(),
  gameMode: z.literal('multiplayer').optional(),
});

/** There is one duel per player, date and level. A repeated request returns it. */
const newDuel = z.object({
  ...sender,
  gameMode: z.literal('daily'),
  level: duelLevel,
  userTimezone: timeZone.optional(),
});

const createdGame = z.object({
  success,
  gameId: z.union([gameCode, duelId]),
  playerId: seat.nullable(),
  version,
  ...newState,
});

export const createGame = defineCall({
  method: 'POST',
  path: PATHS.createGame,
  summary: "Create a two-player game, with its creator in seat 1, or start today's duel against the bot",
  status: 201,
  player: 'optional',
  limit: 'createGame',
  body: z.discriminatedUnion('gameMode', [newDuel, newLiveGame]).optional(),
  response: createdGame,
  /** Today's duel, if it has begun. */
  otherResponses: { 200: createdGame },
});

const NO_CLIENT_ID = 'A client ID is required to join';
const joiningClientId = z.string(NO_CLIENT_ID).min(1, NO_CLIENT_ID).pipe(clientId);

export const joinGame = defineCall({
  method: 'POST',
  path: PATHS.joinGame,
  summary: 'Join a game, or return to it',
  status: 200,
  player: 'required',
  limit: 'lookUpGame',
  looksUp: 'game',
  params: byGame,
  body: z.object({
    clientId: joiningClientId,
    previousConnectionId: clientId.optional(),
    playerUUID: playerUuid.optional(),
    requestedPlayerId: seat.optional(),
  }),
  response: z.object({ success, gameId: gameCode, playerId: seat, game: liveGame, playerInfo }),
});

export const submitLetter = defineCall({
  method: 'POST',
  path: PATHS.submitLetter,
  summary: "Choose the round's letter",
  status: 200,
  player: 'required',
  limit: 'playMove',
  looksUp: 'game',
  params: byAnyGame,
  body: z.object({
    letter,
    ...sender,
    round: round.optional(),
  }),
  response: z.object({ success, letter, currentTurn: seat, version, ...newState }),
});

export const submitPlacement = defineCall({
  method: 'POST',
  path: PATHS.submitPlacement,
  summary: "Place the round's letter on the player's own grid",
  status: 200,
  player: 'required',
  limit: 'playMove',
  looksUp: 'game',
  params: byAnyGame,
  body: z.object({
    cellIndex,
    playerId: seat.optional(),
    ...sender,
    round: round.optional(),
  }),
  response: z.object({ success, version, ...newState }),
});

export const getGame = defineCall({
  method: 'GET',
  path: PATHS.getGame,
  summary: "Get a game; only its players may, unless it's still waiting for its second player",
  status: 200,
  player: 'optional',
  limit: 'lookUpGame',
  looksUp: 'game',
  params: byAnyGame,
  query: z.object({ clientId: clientId.optional(), playerUUID: playerUuid.optional() }),
  response: z.object({ success, game: z.union([liveGame, duelGame]), playerInfo: playerInfo.nullable() }),
});

const resetPlayer = defineCall({
  method: 'POST',
  path: PATHS.resetPlayer,
  summary: 'Reclaim a seat for its owner; returns the game and changes nothing',
  status: 200,
  player: 'required',
  limit: 'lookUpGame',
  looksUp: 'game',
  params: byGame.extend({ playerId: z.enum(['1', '2'], BAD_SEAT).transform((id) => (id === '1' ? 1 : 2)) }),
  body: z.object({ clientId: clientId.optional(), playerUUID: playerUuid.optional() }).optional(),
  response: z.object({ success, game: liveGame, message: z.string(), playerId: seat }),
});

export const updateStatus = defineCall({
  method: 'POST',
  path: PATHS.updateStatus,
  summary: 'Tell the other player whether the caller is active or away',
  status: 200,
  player: 'required',
  limit: 'presence',
  looksUp: 'game',
  params: byGame,
  body: z.object({ status: clientStatus, clientId: clientId.optional(), playerUUID: playerUuid.optional() }),
  response: z.object({ success, gameId: gameCode, status: z.enum(['active', 'away']) }),
});

const activeGames = defineCall({
  method: 'GET',
  path: PATHS.activeGames,
  summary: "List the player's unfinished games, the one with the latest move first",
  status: 200,
  player: 'required',
  limit: 'read',
  params: z.object({ playerUUID: playerUuid }),
  response: z.object({ success, games: z.array(activeGame) }),
});

const hideGame = defineCall({
  method: 'DELETE',
  path: PATHS.hideGame,
  summary: "Remove a game from the player's list; deletes it if nobody has joined",
  status: 200,
  player: 'required',
  limit: 'lookUpGame',
  looksUp: 'game',
  params: byGameAndPlayer,
  response: done,
});

export const rematch = defineCall({
  method: 'POST',
  path: PATHS.rematch,
  summary: 'Start a rematch with the seats swapped; each completed game has at most one',
  status: 200,
  player: 'required',
  limit: 'createGame',
  looksUp: 'game',
  params: byGame,
  body: z.object({ clientId: clientId.optional(), playerUUID: playerUuid.optional() }).optional(),
  response: z.object({ success, gameId: gameCode, playerId: seat, version }),
});

export const gameCalls = {
  createGame,
  joinGame,
  submitLetter,
  submitPlacement,
  activeGames,
  getGame,
  resetPlayer,
  updateStatus,
  hideGame,
  rematch,
};
