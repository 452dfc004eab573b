import { z } from 'zod';
import { defineCall } from '../wire/call.js';
import { playerUuid, success } from '../wire/fields.js';
import { clientId, clientStatus, gameCode } from './game-view.js';
import { PATHS } from '../wire/paths.js';

const presenceConfig = defineCall({
  method: 'GET',
  path: PATHS.presenceConfig,
  summary: 'Check whether this server shows presence',
  status: 200,
  player: 'none',
  response: z.object({ success, enabled: z.boolean() }),
});

const updatePresence = defineCall({
  method: 'POST',
  path: PATHS.updatePresence,
  summary: "Set the player's presence in all their games",
  status: 200,
  player: 'required',
  limit: 'presence',
  body: z.object({ clientId: clientId.optional(), playerUUID: playerUuid.optional(), status: clientStatus }),
  response: z.object({ success, status: z.enum(['active', 'away']) }),
});

const setPresence = defineCall({
  method: 'POST',
  path: PATHS.setPresence,
  summary: "Set the player's presence in one game",
  status: 200,
  player: 'required',
  limit: 'presence',
  body: z.object({ gameId: gameCode, playerUUID: playerUuid.optional(), isActive: z.boolean() }),
  response: z.object({ success, isActive: z.boolean() }),
});

export const presenceCalls = { presenceConfig, updatePresence, setPresence };
