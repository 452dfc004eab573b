/** Group texts worded by the specification. */
export const GROUP_TEXTS = {
  loadFailed: 'Failed to load groups',
  nameBeforeJoining: 'You must set a player name in Leaderboards before joining groups',
  nameBeforeCreating: 'You must set a player name in Leaderboards before creating groups',
  enterCode: 'Please enter an invite code',
  wrongCode: 'Invalid invite code',
  joined: "You've joined the group",
  alreadyMember: "You're already a member of this group",
  left: 'Left group successfully',
  memberRemoved: 'Member removed',
  promoted: 'Member promoted to admin',
  renamed: 'Group renamed successfully',
  taken: 'Group name is taken',
  alike: 'Too similar to an existing group name',
  notAllowed: "This group name isn't allowed",
  unknownPlayer: 'Unknown Player',
} as const;

/** 'Ada', 'Ada, Bo and Cy' */
export const namesOfText = (names: readonly string[]): string =>
  names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
