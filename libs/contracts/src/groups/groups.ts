import { z } from 'zod';
import { defineCall } from '../wire/call.js';
import { INVITE_CODE_LENGTH } from './group-limits.js';
import { groupId, success, text, timeZone } from '../wire/fields.js';
import { GROUP_TEXTS } from './group-texts.js';
import { groupEntry } from '../leaderboards/leaderboards.js';
import { nameAvailability } from '../players/names.js';
import { PATHS } from '../wire/paths.js';
import { errorBody } from '../wire/error-body.js';

const ofGroup = z.object({ groupId });
/** Validated by `nameProblem`, so that the response has the matching message. */
const typedName = z.string();

const group = z
  .object({
    id: groupId,
    name: z.string(),
    inviteCode: z.string().length(INVITE_CODE_LENGTH),
    memberCount: z.int().min(1),
    isAdmin: z.boolean().meta({ description: 'Whether the calling player is an admin of the group' }),
  })
  .meta({ id: 'Group' });
export type Group = z.infer<typeof group>;

/** The public ID of another member, or the caller's own UUID. */
const memberId = z.uuid().meta({ description: "The member's public ID, or the caller's own UUID" });

const groupMember = z
  .object({ playerUUID: memberId, playerName: z.string().nullable(), isAdmin: z.boolean() })
  .meta({ id: 'GroupMember' });
export type GroupMember = z.infer<typeof groupMember>;

const inviteCode = text
  .trim()
  .toUpperCase()
  .min(1, GROUP_TEXTS.enterCode)
  .max(64, 'This invite code is too long')
  .meta({ description: `${INVITE_CODE_LENGTH} characters, case-insensitive` });

/** The caller needs a player name first; they can then repeat the call. */
const nameRequiredBody = errorBody
  .extend({ needsPlayerName: z.literal(true).optional() })
  .meta({ id: 'PlayerNameRequired' });
export type PlayerNameRequiredBody = z.infer<typeof nameRequiredBody>;

const told = z.object({ success, message: z.string() });

const listGroups = defineCall({
  method: 'GET',
  path: PATHS.groups,
  summary: "List the calling player's groups",
  status: 200,
  player: 'required',
  limit: 'read',
  response: z.object({ success, groups: z.array(group) }),
});

const createGroup = defineCall({
  method: 'POST',
  path: PATHS.groups,
  summary: 'Create a group with the signed-in player as its admin',
  status: 201,
  player: 'optional',
  signedIn: true,
  limit: 'changeGroup',
  body: z.object({ name: typedName }),
  response: z.object({ success, group }),
  otherResponses: { 409: nameRequiredBody },
});

const groupNameAvailable = defineCall({
  method: 'GET',
  path: PATHS.groupNameAvailable,
  summary: 'Check whether a group name is available',
  status: 200,
  player: 'optional',
  signedIn: true,
  limit: 'checkName',
  query: z.object({ name: typedName }),
  response: nameAvailability,
});

const joinGroup = defineCall({
  method: 'POST',
  path: PATHS.joinGroup,
  summary: 'Join a group with its invite code',
  status: 200,
  player: 'required',
  limit: 'lookUpGroup',
  looksUp: 'group',
  body: z.object({ inviteCode }),
  response: told.extend({ groupId, needsPlayerName: z.literal(false), group }),
  otherResponses: { 409: nameRequiredBody },
});

const getGroup = defineCall({
  method: 'GET',
  path: PATHS.group,
  summary: 'Get a group; members only',
  status: 200,
  player: 'required',
  limit: 'readGroup',
  params: ofGroup,
  response: z.object({ success, group }),
});

const renameGroup = defineCall({
  method: 'PUT',
  path: PATHS.group,
  summary: 'Rename a group; group admins only',
  status: 200,
  player: 'required',
  limit: 'changeGroup',
  params: ofGroup,
  body: z.object({ name: typedName }),
  response: told.extend({ group }),
});

const groupLeaderboard = defineCall({
  method: 'GET',
  path: PATHS.groupLeaderboard,
  summary: "Get a group's leaderboard for the caller's date, with all members; members only",
  status: 200,
  player: 'required',
  limit: 'readGroup',
  params: ofGroup,
  query: z.object({ timezone: timeZone.optional() }),
  response: z.object({ success, leaderboard: z.array(groupEntry) }),
});

const groupMembers = defineCall({
  method: 'GET',
  path: PATHS.groupMembers,
  summary: "List a group's members in the order they joined; members only",
  status: 200,
  player: 'required',
  limit: 'readGroup',
  params: ofGroup,
  response: z.object({ success, members: z.array(groupMember) }),
});

const leaveGroup = defineCall({
  method: 'DELETE',
  path: PATHS.leaveGroup,
  summary:
    'Leave a group; if no admin is left, the longest-standing member becomes one, and an empty group is deleted',
  status: 200,
  player: 'required',
  limit: 'changeGroup',
  params: ofGroup,
  response: told,
});

const removeMember = defineCall({
  method: 'DELETE',
  path: PATHS.groupMember,
  summary: "Remove a member and change the invite code; group admins only, and admins can't be removed",
  status: 200,
  player: 'required',
  limit: 'changeGroup',
  params: ofGroup.extend({ memberId }),
  response: told,
});

const promoteMember = defineCall({
  method: 'POST',
  path: PATHS.promoteMember,
  summary: 'Make a member an admin; group admins only',
  status: 200,
  player: 'required',
  limit: 'changeGroup',
  params: ofGroup,
  body: z.object({ targetUUID: memberId }),
  response: told,
});

export const groupCalls = {
  listGroups,
  createGroup,
  groupNameAvailable,
  joinGroup,
  getGroup,
  renameGroup,
  groupLeaderboard,
  groupMembers,
  leaveGroup,
  removeMember,
  promoteMember,
};
