import { z } from 'zod';
import { defineCall } from '../wire/call.js';
import { instant, playerUuid, success } from '../wire/fields.js';
import { clientId, gameCode, version } from './game-view.js';
import { PATHS } from '../wire/paths.js';
import { GAME_REACTIONS } from '../wire/reactions.js';
import { errorBody } from '../wire/error-body.js';

const params = z.object({ gameId: gameCode });
const body = z.object({ clientId: clientId.optional(), playerUUID: playerUuid.optional() }).optional();

/** A rejection that says when the same call will be possible, if nobody moves until then. */
const tooSoonBody = errorBody
  .extend({ availableAt: instant.optional().meta({ description: 'Only if it is too soon' }) })
  .meta({ id: 'TooSoonError' });

const nudge = defineCall({
  method: 'POST',
  path: PATHS.nudge,
  summary: "Remind the other player that it's their turn: after a day without a move, once a day",
  status: 200,
  player: 'required',
  limit: 'lookUpGame',
  looksUp: 'game',
  params,
  body,
  response: z.object({
    success,
    nudgeFrom: instant.meta({ description: 'When the player can nudge again, if nobody moves until then' }),
  }),
  otherResponses: { 409: tooSoonBody },
});

const letGo = defineCall({
  method: 'POST',
  path: PATHS.letGo,
  summary: 'End a game without a score, after seven days without a move',
  status: 200,
  player: 'required',
  limit: 'lookUpGame',
  looksUp: 'game',
  params,
  body,
  response: z.object({ success, gameId: gameCode, version }),
  otherResponses: { 409: tooSoonBody },
});

const react = defineCall({
  method: 'POST',
  path: PATHS.gameReaction,
  summary:
    'Say one of five things to the other player, once a round; what follows in the same round is ignored',
  status: 200,
  player: 'required',
  limit: 'lookUpGame',
  looksUp: 'game',
  params,
  body: z.object({
    clientId: clientId.optional(),
    playerUUID: playerUuid.optional(),
    reaction: z.enum(GAME_REACTIONS),
  }),
  response: z.object({
    success,
    sent: z.boolean().meta({ description: 'False if the player has already said something this round' }),
  }),
});

export const slowGameCalls = { nudge, letGo, react };
