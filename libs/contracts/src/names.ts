import { z } from 'zod';
import { defineCall } from './call.js';
import { playerUuid, success, text } from './fields.js';
import { PATHS } from './paths.js';

const ofPlayer = z.object({ playerUUID: playerUuid.optional() });
/** Judged by the rules of names, whose sentences the answer brings. */
const typedName = z.string().meta({ description: 'See the rules of names' });
const named = z.object({ success, playerName: z.string() });

/** `reason`: why not, in a sentence; null if the name is free. */
export const nameAvailability = z
  .object({ success, available: z.boolean(), reason: z.string().nullable() })
  .meta({ id: 'NameAvailability' });
export type NameAvailability = z.infer<typeof nameAvailability>;

export const playerName = defineCall({
  method: 'GET',
  path: PATHS.playerName,
  summary: "The calling player's name; 404 if there is none",
  status: 200,
  player: 'required',
  limit: 'read',
  query: ofPlayer,
  answer: named,
});

export const accountPlayerName = defineCall({
  method: 'GET',
  path: PATHS.accountPlayerName,
  summary: "The name of the signed-in account's player, by the account's own id; 404 if there is none",
  status: 200,
  player: 'optional',
  signedIn: true,
  limit: 'read',
  params: z.object({ userId: text.max(64, 'This account ID is too long') }),
  answer: named,
});

export const playerProfile = defineCall({
  method: 'GET',
  path: PATHS.playerProfile,
  summary: "The calling player's profile",
  status: 200,
  player: 'required',
  limit: 'read',
  query: ofPlayer,
  answer: z.object({ success, playerName: z.string().nullable() }).meta({ id: 'PlayerProfile' }),
});

export const usernameAvailable = defineCall({
  method: 'GET',
  path: PATHS.usernameAvailable,
  summary: 'Could the calling player have this name?',
  status: 200,
  player: 'required',
  limit: 'checkName',
  query: ofPlayer.extend({ username: typedName }),
  answer: nameAvailability,
});

export const setPlayerName = defineCall({
  method: 'POST',
  path: PATHS.playerName,
  summary: "Sets or changes the calling player's name",
  status: 200,
  player: 'required',
  limit: 'setName',
  body: ofPlayer.extend({ playerName: typedName }),
  answer: named,
});

export const setAccountPlayerName = defineCall({
  method: 'PUT',
  path: PATHS.setAccountPlayerName,
  summary: "Sets or changes the name of the signed-in account's player",
  status: 200,
  player: 'optional',
  signedIn: true,
  limit: 'setName',
  body: z.object({ playerName: typedName }),
  answer: named,
});
