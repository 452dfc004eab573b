import { dateToPlay, type PlainDate } from '@tessera/rules';
import { localCompletions } from './completions';
import { KEYS } from '../storage/keys';
import { savedDailies } from './saved-daily';
import { today, useToday } from './today';
import { useStored } from '../storage/use-stored';

/** The latest date of all dailies started or completed in this browser. */
function newestHere(): PlainDate | null {
  const dates = [savedDailies()[0]?.facts.date, localCompletions()[0]?.date];
  return (
    dates
      .filter((date) => date !== undefined)
      .sort()
      .at(-1) ?? null
  );
}

/** The date of the daily to open: today's, or, after traveling west, the later one that was started. */
export const dailyDate = (): PlainDate => dateToPlay(today(), newestHere());

/** The same as a hook: updates at midnight and when another tab completes a game. */
export function useDailyDate(): PlainDate {
  useToday();
  useStored(KEYS.completions);
  return dailyDate();
}
