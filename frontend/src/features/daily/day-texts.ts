import { addDays, type PlainDate } from '@tessera/rules';
import { dayText } from '../../ui/util/format';

/** The daily's texts about past days. */
export const DAY_TEXTS = {
  newDay: 'A new day has begun',
  noLongerCounts: 'No longer counts',
  over: "Its day has ended, so it won't count toward your streak or the leaderboards.",
  moved:
    'Its day has ended, so it no longer counts. Your letters are saved, and you can finish it for practice.',
} as const;

export const movedText = (gameNumber: number): string => `Game #${gameNumber} is now in the archive`;

/** For players who completed a later day's game before traveling west. */
export const playedAheadText = (date: PlainDate): string =>
  `You've already played the game for ${dayText(date)}. The next one starts on ${dayText(addDays(date, 1))}.`;
