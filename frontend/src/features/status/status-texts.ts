import { PRODUCT } from '@tessera/contracts/product';
import type { ServiceStatus, StatusDay } from '@tessera/contracts/site';
import { LIMITS } from '@tessera/contracts/wire';
import { countText, formatInstant } from '../../ui/util/format';

export type State = NonNullable<StatusDay['state']>;

const STATES: readonly State[] = ['good', 'disturbed', 'bad'];

export const STATUS_TEXTS = {
  lead: `How ${PRODUCT} is doing, from its own records.`,
  loading: 'Loading the status...',
  failed: "Couldn't load the status",
  stale: "Couldn't update. These are the last known numbers.",
  moves: 'Live games, last hour',
  acknowledged: 'Acknowledged moves',
  p50: 'Half of them within',
  p99: '99% of them within',
  reconnects: 'Reconnects',
  kept: 'Is anything lost?',
  missing: 'Acknowledged moves missing',
  compared: 'Moves checked since yesterday',
  comparedAt: 'Last checked',
  behind: 'Behind the scenes',
  ready: 'Daily letters ready through',
  backup: 'Last backup',
  version: 'Version',
  days: `The past ${LIMITS.STATUS_DAYS} days`,
  oldest: `${LIMITS.STATUS_DAYS} days ago`,
  newest: 'Today',
  table: 'Show as a table',
  none: '–',
  notReady: 'not ready',
  noBackups: 'not set up',
  noBackupYet: 'none yet',
} as const;

/** What a day was like. */
export const STATE_NAMES: Record<State | 'unknown', string> = {
  good: 'No trouble',
  disturbed: 'Some trouble',
  bad: 'Serious trouble',
  unknown: 'No data',
};

/** '4 ms', '1.3 s' */
export function durationText(ms: number | null): string {
  if (ms === null) return STATUS_TEXTS.none;
  return ms < 1000 ? `${countText(ms)} ms` : `${countText(ms / 1000)} s`;
}

export const percentText = (share: number | null): string =>
  share === null ? STATUS_TEXTS.none : `${share.toFixed(share === 100 ? 0 : 2)}%`;

/** '14:05' if it was on the same day in the player's time zone, else '20 Nov'. */
export function momentText(instant: string, now: string): string {
  const isToday = new Date(instant).toDateString() === new Date(now).toDateString();
  return isToday ? formatInstant.time(instant) : formatInstant.short(instant);
}

export interface Headline {
  readonly state: State;
  readonly title: string;
  readonly detail: string;
}

/** How the service is doing, in a few words, and what is wrong. */
export function headlineOf({ state, moveCheck, daily }: ServiceStatus): Headline {
  const serious = { state: 'bad', title: 'Serious trouble' } as const;
  const some = { state: 'disturbed', title: 'Some trouble' } as const;
  if (moveCheck && moveCheck.missing > 0) return { ...serious, detail: 'Acknowledged moves are missing.' };
  if (state === 'bad') return { ...serious, detail: `${PRODUCT} was down for part of today.` };
  if (!daily.isReady) return { ...some, detail: "The next dailies aren't ready yet." };
  if (state === 'disturbed') return { ...some, detail: `${PRODUCT} was down for a moment today.` };
  const detail = state === null ? 'Nothing has been recorded today yet.' : 'No trouble today.';
  return { state: 'good', title: 'Up and running', detail };
}

/** How many days of each kind there are, for example 'No trouble: 88'. */
export function countedDays(days: readonly StatusDay[]): { kind: State | 'unknown'; count: number }[] {
  return [...STATES, 'unknown' as const].map((kind) => ({
    kind,
    count: days.filter(({ state }) => (state ?? 'unknown') === kind).length,
  }));
}
