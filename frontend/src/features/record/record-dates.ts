import type { PlainDate } from '@tessera/rules';
import { dayText } from '../../ui/util/day-text';
import { localFormat, utcFormat } from '../../ui/util/date-format';

const DAY_AND_MONTH = { day: 'numeric', month: 'long' } as const;

/** 'Fri 20 Nov', with the year unless it is this one. */
export const dateText = (date: string, today: PlainDate): string => {
  const [year = ''] = date.split('-');
  return today.startsWith(year) ? dayText(date as PlainDate) : `${dayText(date as PlainDate)} ${year}`;
};

/** '20 November' */
export const dayOfYear = utcFormat(DAY_AND_MONTH);

/** '20 November', in the player's zone */
export const instantText = localFormat(DAY_AND_MONTH);
