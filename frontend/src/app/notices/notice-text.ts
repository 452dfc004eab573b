import type { ServiceNotice } from '@tessera/contracts/maintenance';
import { PRODUCT } from '@tessera/contracts/product';
import { MINUTE_MS } from '@tessera/rules';
import { formatInstant } from '../../ui/util/format';

/** '10 minutes', 'an hour' */
function durationText(minutes: number): string {
  if (minutes < 2) return 'a minute';
  if (minutes < 90) return minutes > 50 ? 'an hour' : `${minutes} minutes`;
  return `${Math.round(minutes / 60)} hours`;
}

/** 'at 02:00', and 'on 29 Nov at 02:00' if that isn't today. */
const whenText = (time: string, day: string | null): string =>
  day === null ? `at ${time}` : `on ${day} at ${time}`;

/** 'We pause at 02:00 for about 10 minutes. …', with the product's name. */
const pauseAheadText = (time: string, day: string | null, minutes: number): string =>
  `${PRODUCT} pauses ${whenText(time, day)} for about ${durationText(minutes)}. Running games end their round.`;

/** With the time at which the pause ends. */
const pausedUntilText = (time: string): string =>
  `${PRODUCT} is paused until about ${time}. Running games end their round, and nothing new begins.`;

/** The notice in a header; null if it isn't one of ours. */
export function decodeNotice(text: string): ServiceNotice | null {
  try {
    return JSON.parse(decodeURIComponent(text)) as ServiceNotice;
  } catch {
    return null;
  }
}

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
