import type { PlainDate } from '@tessera/rules';
import { dayText } from '../../ui/util/day-text';
import { yearOf } from '../../ui/util/months';

/** 'Fri 20 Nov', with the year unless it is this one. */
export const dateText = (date: PlainDate, today: PlainDate): string =>
  yearOf(date) === yearOf(today) ? dayText(date) : `${dayText(date)} ${yearOf(date)}`;
