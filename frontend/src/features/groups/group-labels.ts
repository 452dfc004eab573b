import { NAME_TEXTS } from '@tessera/contracts/players';
import { PRODUCT } from '@tessera/contracts/product';
import { LIMITS } from '@tessera/contracts/wire';

/** Labels of the groups page and its dialogs. The messages are in the contracts. */
export const GROUP_LABELS = {
  lead: "A group has a private leaderboard and a page of its own. Members see each other's names, scores, streaks and grids.",
  createGroup: 'Create Group',
  creating: 'Creating...',
  groupName: 'Group name',
  enterGroupName: 'Enter group name',
  checking: NAME_TEXTS.checking,

  joinGroup: 'Join Group',
  joining: 'Joining...',
  inviteCode: 'Invite code',
  enterInviteCode: `Enter ${LIMITS.INVITE_CODE_LENGTH} digit Invite Code`,

  codeHint: `${LIMITS.INVITE_CODE_LENGTH} letters and digits, such as K7MPQ2`,

  myGroups: 'My Groups',
  loadingGroups: 'Loading your groups...',
  noneDetail: 'Enter a code that a friend has sent you, or create a group and send them yours.',
  admin: 'Admin',
  copyCode: 'Copy invite code',
  leave: 'Leave',
  invite: 'Invite',

  membersDetail: 'Group members and administrators',
  loadingMembers: 'Loading members...',
  noMembers: 'No members found',
  membersFailed: 'Failed to load members',
  makeAdmin: 'Make Admin',

  renameGroup: 'Rename Group',
  renameDetail: 'Enter a new name for the group',
  newName: 'New Name',
  rename: 'Rename',
  renaming: 'Renaming...',

  nameRequired: 'Player Name Required',
  setting: 'Setting...',

  created: 'Group Created',
  createdDetail: 'Share the invite code with the people you want to play against.',
  joined: 'Group Joined',
  joinedDetail: "Please share the invite code with anyone else who'd like to join.",
  whereItAppears: 'The group will appear on the Leaderboard page. You can manage it in My Groups.',

  leaveGroup: 'Leave Group',
  leaveQuestion:
    'Are you sure you want to Leave this Group? You can rejoin later with the Invite Code if you change your mind.',
  stay: "No, I'll stay",
  confirmLeave: 'Yes, Leave the Group',
  createFailed: 'Failed to create group',
  loginToCreate: `You need to login to a ${PRODUCT} account to create groups`,
  nameToCreate: 'You need a Player Name to Create a Group',
  nameToJoin: 'You need a Player Name to Join a Group',
  joinFailed: 'Failed to join group',
  incompleteCode: `An invite code has ${LIMITS.INVITE_CODE_LENGTH} characters`,
  setNameFailed: 'Failed to set player name',
  setNameFailedDetail: 'Please try again',
  nameSet: 'Player name set successfully',
  leaveFailed: 'Failed to leave group',
  removeFailed: 'Failed to remove member',
  promoteFailed: 'Failed to promote member',
  renameFailed: 'Failed to rename group',
  copied: 'Copied to clipboard',
  codeCopied: 'Invite code copied to clipboard',
  copyFailed: 'Copy failed',
  copyFailedDetail: 'Please copy the invite code manually',
  checkFailed: 'Failed to check group name availability',
  available: 'Group name is available!',
  nobodyYet: "You haven't joined any groups yet",
} as const;

/** 'The Wordsmiths Members' */
export const membersTitle = (group: string): string => `${group} Members`;

/** 'Members (3)' */
export const membersText = (count: number): string => `Members (${count})`;

/** The text of an invitation. */
export const inviteText = (name: string, inviteCode: string, url: string): string =>
  `Join my ${PRODUCT} group "${name}" with the invite code ${inviteCode}, or open this link:\n${url}`;
