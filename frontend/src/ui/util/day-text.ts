import type { PlainDate } from '@tessera/rules';

/** 'Fri 20 Nov', taken from `toUTCString`, the only date format that ECMAScript itself defines. */
export function dayText(date: PlainDate): string {
  const [weekday = '', day = '', month = ''] = new Date(`${date}T00:00:00Z`).toUTCString().split(/,? /);
  return `${weekday} ${Number(day)} ${month}`;
}
