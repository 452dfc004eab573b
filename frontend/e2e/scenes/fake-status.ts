import type { Page } from '@playwright/test';
import type { ServiceStatus, StatusDay } from '@tessera/contracts/site';
import { LIMITS, PATHS } from '@tessera/contracts/wire';
import { addDays, plainDate } from '@tessera/rules';
import { fakeResponse } from './fake-responses';

export const STATUS_CALL = `**${PATHS.status}`;

const TODAY = plainDate('2026-11-26');
const NO_METRICS = { moves: 0, p50Ms: null, p99Ms: null, reconnects: 0 };

/** A server that has run for 81 days, with a few bad ones. */
const dayOf = (at: number): StatusDay => {
  const date = addDays(TODAY, at + 1 - LIMITS.STATUS_DAYS);
  if (at < 9) return { date, state: null, availability: null, missingMoves: null, ...NO_METRICS };
  const metrics = {
    moves: 31_000 + 400 * (at % 7),
    p50Ms: 3.4,
    p99Ms: at % 9 === 0 ? 1800 : 38,
    reconnects: 120,
  };
  if (at === 40) return { date, state: 'bad', availability: 91.18, missingMoves: 0, ...metrics };
  if (at === 41 || at === 70)
    return { date, state: 'disturbed', availability: 98.95, missingMoves: 0, ...metrics };
  return { date, state: 'good', availability: at === 60 ? 99.86 : 100, missingMoves: 0, ...metrics };
};

export const SERVICE_STATUS: ServiceStatus = {
  at: `${TODAY}T12:34:00.000Z`,
  version: '1.0.0',
  state: 'good',
  lastHour: { moves: 1846, p50Ms: 3.4, p99Ms: 38, reconnects: 7 },
  moveCheck: {
    at: `${TODAY}T12:20:00.000Z`,
    since: '2026-11-25T00:00:00.000Z',
    checked: 48_213,
    missing: 0,
  },
  daily: { isReady: true, readyUntil: addDays(TODAY, 3) },
  backup: { lastAt: `${TODAY}T03:30:00.000Z` },
  days: Array.from({ length: LIMITS.STATUS_DAYS }, (_, at) => dayOf(at)),
};

/** A server on which nothing has been recorded yet. */
export const NEW_STATUS: ServiceStatus = {
  ...SERVICE_STATUS,
  state: null,
  lastHour: NO_METRICS,
  moveCheck: null,
  backup: null,
  days: SERVICE_STATUS.days.map(({ date }) => ({
    date,
    state: null,
    availability: null,
    missingMoves: null,
    ...NO_METRICS,
  })),
};

export const fakeStatus = (page: Page, change: Partial<ServiceStatus> = {}): Promise<void> =>
  fakeResponse(page, STATUS_CALL, { success: true, status: { ...SERVICE_STATUS, ...change } });
