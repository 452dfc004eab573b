import { dateToPlay, isYetToCome, type PlainDate } from '@tessera/rules';
import { serverNow } from '../clock';
import { localCompletions } from './completions';
import { KEYS } from '../storage/keys';
import { savedDailies } from './saved-daily';
import { today, useToday } from './today';
import { useStored } from '../storage/storage';

/** The latest date of all dailies started or completed in this browser, of those that have begun somewhere. */
function newestHere(): PlainDate | null {
  const now = serverNow();
  const dates = [
    ...savedDailies().map(({ facts }) => facts.date),
    ...localCompletions().map(({ date }) => date),
  ];
  // A clock, of this device or the server, may have been ahead.
  const begun = dates.filter((date) => !isYetToCome(date, now));
  return begun.sort().at(-1) ?? null;
}

/** The date of the daily to open: today's, or, after traveling west, the later one that was started. */
export const dailyDate = (): PlainDate => dateToPlay(today(), newestHere());

/** The same as a hook: updates at midnight and when another tab completes a game. */
export function useDailyDate(): PlainDate {
  useToday();
  useStored(KEYS.completions);
  return dailyDate();
}
