import { PRODUCT } from '@tessera/contracts/product';
import { TEXTS } from '@tessera/contracts/texts';

/** Texts of the archive and of practice games. */
export const ARCHIVE_TEXTS = {
  title: TEXTS.archive,
  lead: 'Play any past daily for practice, once its day has ended in every time zone.',
  practiceNote: "Practice: doesn't count",
  loading: 'Loading the archive...',
  failed: 'Failed to load the archive',
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  yourScore: 'your daily score',
  practiceScore: 'practice',
  goodScore: 'a good score that day',
  begun: 'in progress',
  today: "today's game",
  practice: 'Play for Practice',
  resumePractice: 'Resume Practice',
  seePractice: 'See Your Practice',
  starting: "Setting up that day's letters...",
  startFailed: 'Failed to start practice',
  toCome: "This day isn't over yet",
  toComeDetail: 'You can practice a daily once its day has ended in every time zone.',
  beforeLaunch: 'No daily on this day',
  backToArchive: 'Back to Archive',
} as const;

export const practiceTitle = (gameNumber: number): string => `Practice #${gameNumber}`;

export const practiceDone = (gameNumber: number): string => `${PRODUCT} #${gameNumber} practice complete`;

/** The accessible name of a calendar day, e.g. '20 November 2026, game 689, your score in the daily 24'. */
export const dayName = (day: string, gameNumber: number | null, marks: readonly string[]): string =>
  [day, ...(gameNumber === null ? [] : [`game ${gameNumber}`]), ...marks].join(', ');
