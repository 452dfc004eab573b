import type { NoticeKind, ReportAction, ReportKind, ReportReason } from './moderation-kinds.js';

/** Texts for reporting something. Only the dialog loads them. */
export const REPORT_TEXTS = {
  report: 'Report',
  title: {
    'player-name': 'Report this name',
    'group-name': 'Report this group name',
    'shared-result': 'Report this result',
  } satisfies Record<ReportKind, string>,
  intro: "We'll take a look. Nobody is told who reported it.",
  reason: "What's wrong with it?",
  note: 'Anything we should know? (optional)',
  send: 'Send Report',
  sent: 'Thanks, we got your report',
  sentDetail: "We'll take a look and act if it breaks the rules.",
  failed: "Couldn't send your report. Please try again.",
} as const;

/** The choices for a report, and why something was removed. */
export const REASON_TEXTS: Readonly<Record<ReportReason, string>> = {
  offensive: "It's offensive or hateful",
  sexual: "It's sexual",
  harassment: 'It insults or bullies someone',
  impersonation: 'It pretends to be someone else',
  'personal-data': "It reveals someone's personal details",
  cheating: "I don't think this was played fairly",
  other: 'Something else',
};

/** The same reasons, as a player who is concerned is told them. */
export const NOTICE_REASONS: Readonly<Record<ReportReason, string>> = {
  offensive: 'It was considered offensive or hateful.',
  sexual: 'It was considered sexual.',
  harassment: 'It was considered insulting to someone.',
  impersonation: 'It was considered to pretend to be someone else.',
  'personal-data': "It was considered to reveal someone's personal details.",
  cheating: "It looked like results that weren't played fairly.",
  other: 'It was considered to break the rules.',
};

/** Titles of the notices to a player. */
export const NOTICE_TITLES: Readonly<Record<NoticeKind, string>> = {
  'name-removed': 'Your name was removed',
  'group-name-removed': "Your group's name was removed",
  'left-out': "You're not on the public leaderboards",
  'share-ended': 'A result of yours is no longer shared',
};

export const NOTICE_TEXTS = {
  chooseName: 'Choose Another Name',
  renameGroup: 'Rename the Group',
  answer: 'Tell Us If This Is Wrong',
  seen: 'Got It',
  stillInGroups: 'You can keep playing, and your groups still see you.',
} as const;

/** What a group is called until its members choose another name. */
export const neutralGroupName = (code: string): string => `Group ${code}`;

/** The start of an answer to a notice, which is sent as feedback. */
export const noticeAnswer = (noticeId: string): string => `About notice ${noticeId.slice(0, 8)}: `;

/** Texts for admins. */
export const MODERATION_TEXTS = {
  title: 'Reports',
  open: 'Open',
  closed: 'Handled',
  empty: 'No open reports',
  emptyClosed: 'Nothing has been handled yet',
  failed: 'Failed to load reports',
  undo: 'Undo',
  takenMeanwhile: 'Someone else has taken this name in the meantime.',
} as const;

export const ACTION_TEXTS: Readonly<Record<ReportAction, string>> = {
  'remove-name': 'Remove Name',
  'leave-out': 'Leave Out of Public Tables',
  'end-share': 'End Share',
  dismiss: 'Dismiss',
};
