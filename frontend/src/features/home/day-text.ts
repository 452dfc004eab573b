import type { PlainDate } from '@tessera/rules';

const format = new Intl.DateTimeFormat('en-GB', {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  timeZone: 'UTC',
});

/** 'Fri 20 Nov' */
export const dayText = (date: PlainDate): string =>
  format
    .formatToParts(Date.parse(`${date}T00:00:00Z`))
    .filter(({ type }) => type !== 'literal')
    .map(({ value }) => value)
    .join(' ');
