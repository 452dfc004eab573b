import { PRODUCT } from './product.js';

/** The words of the archive and of the practice of past dailies. */
export const ARCHIVE_TEXTS = {
  title: 'Archive',
  lead: 'Every daily since the first one, to play for practice.',
  practiceNote: 'Practice: does not count',
  practiceDetail: 'It changes no streak and stands in no table.',
  loading: 'Opening the archive',
  failed: 'Failed to load the archive',
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  yourScore: 'your score in the daily',
  practiceScore: 'practice',
  goodScore: 'a good score that day',
  begun: 'begun',
  starting: 'Laying out the letters of that day',
  startFailed: 'Failed to start the practice',
  toCome: 'This day is not over yet',
  toComeDetail: 'A daily can be practised once its day has ended everywhere.',
  beforeLaunch: 'There was no daily on this day',
  backToArchive: 'Back to the Archive',
} as const;

export const practiceTitle = (gameNumber: number): string => `Practice #${gameNumber}`;

export const practiceDone = (gameNumber: number): string => `Practice of ${PRODUCT} #${gameNumber} complete`;

/** What a day of the calendar is called, e.g. '20 November 2026, game 689, your score in the daily 24'. */
export const dayName = (day: string, gameNumber: number, marks: readonly string[]): string =>
  [day, `game ${gameNumber}`, ...marks].join(', ');
