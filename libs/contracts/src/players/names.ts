import { z } from 'zod';
import { defineCall } from '../wire/call.js';
import { playerUuid, success, text } from '../wire/fields.js';
import { notice } from '../moderation/moderation.js';
import { PATHS } from '../wire/paths.js';

const ofPlayer = z.object({ playerUUID: playerUuid.optional() });
/** Validated by `nameProblem`, so that the response has the matching message. */
const typedName = z
  .string()
  .meta({ description: '1 to 25 letters, digits, spaces and common punctuation marks' });
const named = z.object({ success, playerName: z.string() });

/** `reason` says why the name isn't available; null if it is. */
export const nameAvailability = z
  .object({ success, available: z.boolean(), reason: z.string().nullable() })
  .meta({ id: 'NameAvailability' });
export type NameAvailability = z.infer<typeof nameAvailability>;

const playerName = defineCall({
  method: 'GET',
  path: PATHS.playerName,
  summary: "Get the calling player's name; 404 if none is set",
  status: 200,
  player: 'required',
  limit: 'read',
  query: ofPlayer,
  response: named,
});

const accountPlayerName = defineCall({
  method: 'GET',
  path: PATHS.accountPlayerName,
  summary: 'Get the player name of the signed-in account by its ID; 404 if none is set',
  status: 200,
  player: 'optional',
  signedIn: true,
  limit: 'read',
  params: z.object({ userId: text.max(64, 'This account ID is too long') }),
  response: named,
});

const playerProfile = defineCall({
  method: 'GET',
  path: PATHS.playerProfile,
  summary: "Get the calling player's profile",
  status: 200,
  player: 'required',
  limit: 'read',
  query: ofPlayer,
  response: z
    .object({
      success,
      playerName: z.string().nullable(),
      isLeftOut: z.boolean().meta({ description: 'Left out of the public leaderboards by an admin' }),
      notices: z
        .array(notice)
        .meta({ description: "What moderators have done that the player hasn't acknowledged, oldest first" }),
    })
    .meta({ id: 'PlayerProfile' }),
});

const usernameAvailable = defineCall({
  method: 'GET',
  path: PATHS.usernameAvailable,
  summary: 'Check whether a player name is available',
  status: 200,
  player: 'required',
  limit: 'checkName',
  query: ofPlayer.extend({ username: typedName }),
  response: nameAvailability,
});

const setPlayerName = defineCall({
  method: 'POST',
  path: PATHS.playerName,
  summary: "Set the calling player's name",
  status: 200,
  player: 'required',
  limit: 'setName',
  body: ofPlayer.extend({ playerName: typedName }),
  response: named,
});

const setAccountPlayerName = defineCall({
  method: 'PUT',
  path: PATHS.setAccountPlayerName,
  summary: 'Set the player name of the signed-in account',
  status: 200,
  player: 'optional',
  signedIn: true,
  limit: 'setName',
  body: z.object({ playerName: typedName }),
  response: named,
});

export const nameCalls = {
  playerName,
  accountPlayerName,
  playerProfile,
  usernameAvailable,
  setPlayerName,
  setAccountPlayerName,
};
