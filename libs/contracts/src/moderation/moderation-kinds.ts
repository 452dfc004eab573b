/** What can be reported. */
export const REPORT_KINDS = [
  ...(['player-name', 'group-name', 'shared-result', 'challenge', 'shared-replay'] as const),
] as const;
export type ReportKind = (typeof REPORT_KINDS)[number];

/** Why something can be reported, in the order in which the choices are shown. */
export const REPORT_REASONS = [
  ...(['offensive', 'sexual', 'harassment', 'impersonation'] as const),
  ...(['personal-data', 'cheating', 'other'] as const),
] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];

/** What admins can do about a report. */
export const REPORT_ACTIONS = ['remove-name', 'leave-out', 'end-share', 'end-challenge', 'dismiss'] as const;
export type ReportAction = (typeof REPORT_ACTIONS)[number];

/** The actions that fit what was reported. */
export const ACTIONS_FOR: Readonly<Record<ReportKind, readonly ReportAction[]>> = {
  'player-name': ['remove-name', 'leave-out', 'dismiss'],
  'group-name': ['remove-name', 'dismiss'],
  'shared-result': ['end-share', 'remove-name', 'leave-out', 'dismiss'],
  challenge: ['remove-name', 'end-challenge', 'dismiss'],
  'shared-replay': ['end-share', 'remove-name', 'leave-out', 'dismiss'],
};

/** What a player is told about. */
export const NOTICE_KINDS = [
  ...(['name-removed', 'group-name-removed', 'left-out', 'share-ended'] as const),
  ...(['challenge-name-removed', 'challenge-ended'] as const),
] as const;
export type NoticeKind = (typeof NOTICE_KINDS)[number];

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

/** What a group is called until its members choose another name. */
export const neutralGroupName = (code: string): string => `Group ${code}`;
