import type { ReportAction, ReportKind } from './moderation-kinds.js';

/** Texts for admins. */
export const MODERATION_TEXTS = {
  title: 'Reports',
  metrics: 'Metrics',
  lead: 'Names and results that players have reported. The reported player is told what was done and why.',
  show: 'Show',
  open: 'Open',
  closed: 'Handled',
  loading: 'Loading reports...',
  empty: 'No open reports',
  emptyDetail: 'Nothing is waiting for you.',
  emptyClosed: 'Nothing has been handled yet',
  failed: 'Failed to load reports',
  noName: 'No name',
  noNameNow: 'Has no name now',
  leftOut: 'Left out of the public leaderboards',
  notShared: 'No longer shared',
  notPlayed: 'Can no longer be played',
  notes: 'Notes',
  undo: 'Undo',
  undone: 'Undone',
  undoFailed: "Couldn't undo this",
  actionFailed: 'Nothing was changed',
  told: 'The player will be told on their next visit.',
  reason: 'Reason given to the player',
  takenMeanwhile: 'Someone else has taken this name in the meantime.',
} as const;

/** The kinds of reported things. */
export const REPORT_KIND_TEXTS: Readonly<Record<ReportKind, string>> = {
  'player-name': 'Player name',
  'group-name': 'Group name',
  'shared-result': 'Shared result',
  challenge: 'Challenge',
  'shared-replay': 'Shared replay',
};

/** What has been done. */
export const ACTION_DONE_TEXTS: Readonly<Record<ReportAction, string>> = {
  'remove-name': 'Name removed',
  'leave-out': 'Left out of public leaderboards',
  'end-share': 'Share ended',
  'end-challenge': 'Challenge ended',
  dismiss: 'Dismissed',
};

/** Asked before an action that others see. Dismissing isn't one. */
export const ACTION_QUESTIONS = {
  'remove-name': {
    title: 'Remove this name?',
    detail: 'It disappears everywhere within seconds, and its owner can choose another one.',
  },
  'leave-out': {
    title: 'Leave this player out?',
    detail: "They can keep playing, but only their groups see them. Others don't see them on leaderboards.",
  },
  'end-share': {
    title: 'End this share?',
    detail: 'Its link and its picture stop working within seconds. The result itself still counts.',
  },
  'end-challenge': {
    title: 'End this challenge?',
    detail: 'Its link stops working within seconds, and nobody sees its letters or grids.',
  },
} as const satisfies Partial<Record<ReportAction, { title: string; detail: string }>>;

export const reportsTab = (open: number | undefined): string =>
  open === undefined || open === 0 ? MODERATION_TEXTS.title : `${MODERATION_TEXTS.title} (${open})`;

/** 'Reported by 3 players' */
export const reportedBy = (count: number): string =>
  `Reported by ${count} ${count === 1 ? 'player' : 'players'}`;

/** 'Undo: Remove Name' */
export const undoText = (action: ReportAction): string => `${MODERATION_TEXTS.undo}: ${ACTION_TEXTS[action]}`;

/** '1 member', '3 members' */
export const membersOf = (count: number): string => `${count} ${count === 1 ? 'member' : 'members'}`;

/** 'Now called Marigold' */
export const nowCalled = (name: string): string => `Now called ${name}`;

/** 'Game #689, 26 points' */
export const reportedGame = (gameNumber: number, score: number | null): string =>
  score === null ? `Game #${gameNumber}` : `Game #${gameNumber}, ${score} points`;

/** 'Live game, 26 points', or as above for a duel */
export const reportedReplay = (gameNumber: number | null, score: number): string =>
  gameNumber === null ? `Live game, ${score} points` : reportedGame(gameNumber, score);

/** 'Show 3 more notes' */
export const moreNotes = (count: number): string => `Show ${count} more ${count === 1 ? 'note' : 'notes'}`;

export const ACTION_TEXTS: Readonly<Record<ReportAction, string>> = {
  'remove-name': 'Remove Name',
  'leave-out': 'Leave Out of Public Leaderboards',
  'end-share': 'End Share',
  'end-challenge': 'End Challenge',
  dismiss: 'Dismiss',
};

/** 'Letters: CARDAREA' */
export const reportedLetters = (letters: string): string => `Letters: ${letters}`;
