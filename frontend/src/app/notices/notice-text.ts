import type { ServiceNotice } from '@tessera/contracts';
import { pauseAheadText, pausedUntilText } from '@tessera/contracts/constants';
import { MINUTE_MS } from '@tessera/rules';
import { formatInstant } from '../../ui/util/date-format';

/** What there is to say at this time, with times as the reader's clock shows them, and when that changes. */
export function noticeAt(
  { announcement, pause }: ServiceNotice,
  now: number,
): { text: string; until: number } | null {
  const announcedUntil = Date.parse(announcement?.endsAt ?? '');
  const [startsAt, endsAt] = [Date.parse(pause?.startsAt ?? ''), Date.parse(pause?.endsAt ?? '')];
  const texts: string[] = [];
  if (announcement && now < announcedUntil) texts.push(announcement.text);
  if (pause && now >= startsAt && now < endsAt) texts.push(pausedUntilText(formatInstant.time(pause.endsAt)));
  // The operator's own words say it better.
  if (pause && now < startsAt && texts.length === 0) {
    const day = formatInstant.short(pause.startsAt);
    const isToday = day === formatInstant.short(new Date(now).toISOString());
    const minutes = Math.round((endsAt - startsAt) / MINUTE_MS);
    texts.push(pauseAheadText(formatInstant.time(pause.startsAt), isToday ? null : day, minutes));
  }
  if (texts.length === 0) return null;
  return {
    text: texts.reduce((before, text) => `${before}${/\p{L}$/u.test(before) ? '.' : ''} ${text}`),
    until: Math.min(...[announcedUntil, startsAt, endsAt].filter((at) => at > now)),
  };
}
