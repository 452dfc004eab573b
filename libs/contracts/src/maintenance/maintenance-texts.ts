import { PRODUCT } from '../product.js';

export const MAINTENANCE_TEXTS = {
  /** For a request that would begin something. */
  paused: `${PRODUCT} is paused for maintenance, so nothing new can begin. Please try again a little later.`,
  title: 'Maintenance',
  seen: 'Got It',
} as const;

/** 'about ten minutes', as people say it. */
function durationText(minutes: number): string {
  if (minutes < 2) return 'a minute';
  if (minutes < 90) return `${minutes} minutes`;
  const hours = Math.round(minutes / 60);
  return hours === 1 ? 'an hour' : `${hours} hours`;
}

/** 'Tessera pauses at 2:00 AM for about 10 minutes. Running games end their round.' */
export const pauseAheadText = (time: string, minutes: number): string =>
  `${PRODUCT} pauses at ${time} for about ${durationText(minutes)}. Running games end their round.`;

/** 'Tessera is paused until about 2:10 AM. Running games end their round, and nothing new begins.' */
export const pausedUntilText = (time: string): string =>
  `${PRODUCT} is paused until about ${time}. Running games end their round, and nothing new begins.`;
