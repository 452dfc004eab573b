import type { PersonAction } from './person-actions.js';

/** Texts for admins and moderators. */
export const PEOPLE_ADMIN_TEXTS = {
  tab: 'Players',
  lead: 'Names, groups, scores and reports of one player.',
  search: 'Find a player',
  searchHint: 'By name, email address, ID or the code of a live game',
  searchHintModerator: 'By name, public ID or the code of a live game',
  find: 'Find',
  results: 'Found players',
  nobody: 'Nobody found',
  findFailed: 'Failed to search',
  loading: 'Loading player...',
  failed: 'Failed to load the player',
  back: 'Back to the Search',
  noName: 'No name',
  leftOut: 'Left out of the public leaderboards',
  heldBackMark: 'Has held-back results',

  account: 'Account',
  accountId: 'Account ID',
  accountName: 'Name',
  role: 'Role',
  noRole: 'None',
  since: 'Since',
  sessions: 'Sessions',
  email: 'Email address',
  showEmail: 'Show Email Address',
  emailNote: 'Showing it is recorded in the audit log.',
  emailFailed: "Couldn't show the email address",

  scores: 'Dailies',
  completed: 'Played',
  best: 'Best',
  average: 'Average',
  streak: 'Streak',
  bestStreak: 'Best streak',
  recent: 'Recent dailies',
  groups: 'Groups',
  noGroups: 'In no group',
  groupAdmin: 'Group admin',
  reports: 'Reports',
  noReports: 'Never reported',
  isOpen: 'Open',
  isHandled: 'Handled',
  heldBack: 'Held back',
  noHeldBack: 'Nothing was held back',
  counts: 'Counts now',

  actions: 'Actions',
  noActions: 'Accounts of administrators only change by commands.',
  leaveOut: 'Leave Out of Leaderboards',
  listAgain: 'List Again',
  leftOutDone: 'Left out of the public leaderboards',
  listedDone: 'Listed again',
  actionFailed: 'Nothing was changed',
  link: 'Link for the owner',
  linkNote: 'Pass it on to the owner of the account only: whoever opens it sets the password.',
  copyLink: 'Copy Link',
} as const;

export const PERSON_ROLE_TEXTS = { admin: 'Administrator', moderator: 'Moderator' } as const;

export const PERSON_ACTION_TEXTS: Readonly<Record<PersonAction, string>> = {
  'reset-link': 'Make Reset Link',
  'end-sessions': 'End All Sessions',
  'remove-passkeys': 'Remove Passkeys',
  export: 'Export Data',
  delete: 'Delete for Good',
};

/** What an admin has to know before. */
export const PERSON_ACTION_QUESTIONS: Readonly<Record<PersonAction, { title: string; detail: string }>> = {
  'reset-link': {
    title: 'Make a link?',
    detail: 'With it, the owner sets a new password. Make sure that the request comes from them.',
  },
  'end-sessions': { title: 'End all sessions?', detail: 'The account is signed out everywhere.' },
  'remove-passkeys': {
    title: 'Remove the passkeys?',
    detail: 'The second factor is one of them. The account is signed out everywhere, too.',
  },
  export: {
    title: 'Export everything?',
    detail:
      'The file has all personal data, including the email address. Make sure that the request comes from the owner.',
  },
  delete: {
    title: 'Delete for good?',
    detail: "The account or player can't be restored. Games stay, without a name.",
  },
};

export const PERSON_ACTION_DONE_TEXTS: Readonly<Record<PersonAction, string>> = {
  'reset-link': 'The link is ready',
  'end-sessions': 'All sessions have ended',
  'remove-passkeys': 'The passkeys are gone',
  export: 'The data is exported',
  delete: 'Deleted',
};
