import { PRODUCT } from '../product.js';

export const MAINTENANCE_TEXTS = {
  /** For a request that would begin something. */
  paused: `${PRODUCT} is paused for maintenance, so nothing new can begin. Please try again a little later.`,
  title: 'Maintenance',
  seen: 'Got It',
} as const;

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
export const pauseAheadText = (time: string, day: string | null, minutes: number): string =>
  `${PRODUCT} pauses ${whenText(time, day)} for about ${durationText(minutes)}. Running games end their round.`;

/** With the time at which the pause ends. */
export const pausedUntilText = (time: string): string =>
  `${PRODUCT} is paused until about ${time}. Running games end their round, and nothing new begins.`;
