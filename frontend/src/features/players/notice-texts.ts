import type { NoticeKind, ReportReason } from '@tessera/contracts/moderation';

/** Titles of the notices to a player. */
export const NOTICE_TITLES: Readonly<Record<NoticeKind, string>> = {
  'name-removed': 'Your player name was removed',
  'group-name-removed': "Your group's name was removed",
  'left-out': "You're not on the public leaderboards",
  'share-ended': 'One of your results is no longer shared',
  'challenge-name-removed': 'The name of your challenge was removed',
  'challenge-ended': 'One of your challenges was ended',
};

/** What others reported, within a notice: 'it as offensive'. */
const reportedAs = (reason: ReportReason, it: string): string =>
  ({
    offensive: `${it} as offensive`,
    sexual: `${it} as sexual`,
    harassment: `${it} as insulting`,
    impersonation: `${it} for pretending to be someone else`,
    'personal-data': `${it} for revealing personal details`,
    cheating: `${it} as not played fairly`,
    other: it,
  })[reason];

/** Why it was done, and what stays as it is. Short, because it covers part of the page. */
export const noticeText = (kind: NoticeKind, reason: ReportReason, gameNumber: number | null): string => {
  const told = (it: string, more = ''): string => `Other players reported ${reportedAs(reason, it)}.${more}`;
  switch (kind) {
    case 'name-removed':
      return told('it');
    case 'group-name-removed':
      return told('it', ' Until you rename it, the group has a neutral name.');
    case 'share-ended':
      return told(gameNumber === null ? 'your game' : `your game #${gameNumber}`, ' It still counts.');
    case 'challenge-name-removed':
      return told('it', ' Your letters can still be played.');
    case 'challenge-ended':
      return told('it', ' Nobody can play it anymore.');
    case 'left-out':
      return told(reason === 'cheating' ? 'your games' : 'your name', ' Your groups still see you.');
  }
};

export const NOTICE_TEXTS = {
  chooseName: 'Choose Another Name',
  renameGroup: 'Rename the Group',
  ifWrong: "If that's wrong, please",
  contact: 'contact us',
  seen: 'OK',
} as const;

/** The start of an answer to a notice, which is sent as feedback. */
export const noticeAnswer = (noticeId: string): string => `About notice ${noticeId.slice(0, 8)}: `;
