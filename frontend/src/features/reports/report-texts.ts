import type { ReportKind } from '@tessera/contracts/moderation';

/** Texts for reporting something. */
export const REPORT_TEXTS = {
  report: 'Report',
  reported: 'Reported',
  title: {
    'player-name': 'Report this name',
    'group-name': 'Report this group name',
    'shared-result': 'Report this result',
    challenge: 'Report this challenge',
    'shared-replay': 'Report this replay',
  } satisfies Record<ReportKind, string>,
  intro: 'No one will see who reported it.',
  reason: "What's wrong?",
  reasonRequired: 'Please choose a reason.',
  note: 'Anything we should know? (optional)',
  send: 'Send Report',
  sending: 'Sending...',
  sent: 'Thanks. A moderator will look at it.',
  failed: "Couldn't send your report",
} as const;

/** 'Report Marigold', for screen readers. */
export const reportLabel = (name: string): string => `${REPORT_TEXTS.report} ${name}`;

export const reportedLabel = (name: string): string => `${REPORT_TEXTS.reported}: ${name}`;
