import { dateToPlay, type PlainDate } from '@tessera/rules';
import { localCompletions } from './completions';
import { KEYS } from './keys';
import { savedDailies } from './saved-daily';
import { today, useToday } from './today';
import { useStored } from './use-stored';

/** Of the dailies begun or completed on this browser, the latest date. */
function newestHere(): PlainDate | null {
  const dates = [savedDailies()[0]?.facts.date, localCompletions()[0]?.date];
  return (
    dates
      .filter((date) => date !== undefined)
      .sort()
      .at(-1) ?? null
  );
}

/** The date of the daily that opens: today's, or after travel to the west the later one that was begun. */
export const dailyDate = (): PlainDate => dateToPlay(today(), newestHere());

/** The same for a page: follows midnight, and what other tabs complete. */
export function useDailyDate(): PlainDate {
  useToday();
  useStored(KEYS.completions);
  return dailyDate();
}
