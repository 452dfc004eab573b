import type { PlainDate } from '@tessera/rules';
import { dayText } from '../../ui/util/day-text';
import { once } from '../../ui/util/once';

const dayFormat = once(
  () => new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', timeZone: 'UTC' }),
);
const instantFormat = once(() => new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long' }));

/** 'Fri 20 Nov', with the year unless it is this one. */
export const dateText = (date: string, today: PlainDate): string => {
  const [year = ''] = date.split('-');
  return today.startsWith(year) ? dayText(date as PlainDate) : `${dayText(date as PlainDate)} ${year}`;
};

/** '20 November' */
export const dayOfYear = (date: string): string => dayFormat().format(Date.parse(date));

/** '20 November', in the player's zone */
export const instantText = (instant: string): string => instantFormat().format(Date.parse(instant));
