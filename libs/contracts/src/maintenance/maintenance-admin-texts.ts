export const MAINTENANCE_ADMIN_TEXTS = {
  tab: 'Maintenance',
  loading: 'Loading maintenance...',
  failed: 'Failed to load the maintenance',
  note: 'In effect everywhere within 10 seconds. Times are those of your clock, and both end by themselves.',

  announcement: 'Announcement',
  announcementNote: 'Shown on every page, and read out by screen readers.',
  noAnnouncement: 'Nothing is announced.',
  message: 'Message',
  shownUntil: 'Shown until',
  announce: 'Announce',
  endAnnouncement: 'End Announcement',

  pause: 'Pause',
  pauseNote:
    'Running games end their round, and nothing new begins. A pause that is still ahead is announced.',
  noPause: "The game isn't paused.",
  from: 'From',
  fromHint: 'Leave empty to pause right away.',
  until: 'Until',
  startPause: 'Pause the Game',
  pauseQuestion: 'Pause the game?',
  pauseWarning: 'For everyone, nothing new can begin until the pause is over.',
  resume: 'Resume',

  announced: 'Announced',
  announcementEnded: 'The announcement is over',
  pauseSet: 'The pause is set',
  resumed: 'The game goes on',
  changeFailed: 'Nothing was changed',
} as const;

/** 'Until 28 Nov, 02:15' */
export const untilText = (moment: string): string => `Until ${moment}`;

/** 'From 28 Nov, 02:00 until 28 Nov, 02:15' */
export const spanText = (from: string, until: string): string => `From ${from} until ${until}`;
