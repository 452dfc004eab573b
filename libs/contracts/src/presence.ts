import { z } from 'zod';
import { defineCall } from './call.js';
import { playerUuid, success } from './fields.js';
import { clientId, clientStatus, gameCode } from './game-view.js';
import { PATHS } from './paths.js';

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
