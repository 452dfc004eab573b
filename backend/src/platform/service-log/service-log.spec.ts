import { Logger } from '@nestjs/common';
import { HOUR_MS, MINUTE_MS } from '@tessera/rules';
import { ServiceLog } from './service-log.js';
import type { ServiceMinute } from './service-minute.js';

beforeAll(() => {
  Logger.overrideLogger(false);
});

const START = Date.parse('2026-11-20T12:00:00Z');

/** A log with a clock, and a store that remembers the last version of each minute, as text. */
function aLog() {
  const rows = new Map<number, string>();
  const onTime = new Map<number, boolean>();
  let writes = 0;
  const clock = { time: START, now: () => clock.time, pause: () => Promise.resolve() };
  const store = {
    isThere: true,
    keep: (_process: string, { start, acknowledged, reconnects }: ServiceMinute, isOnTime: boolean) => {
      if (!store.isThere) return Promise.reject(new Error('no database'));
      const { subjects, versions } = acknowledged;
      writes += 1;
      const minute = (start - START) / MINUTE_MS;
      onTime.set(minute, isOnTime);
      rows.set(minute, JSON.stringify([subjects, versions, reconnects]));
      return Promise.resolve();
    },
  };
  const log = new ServiceLog(store as never, clock, { role: 'all' });
  return { log, clock, store, rows, onTime, writes: () => writes };
}

test('each minute is a row of what was acknowledged in it, and a quiet minute one without', async () => {
  const { log, clock, rows } = aLog();
  for (const version of [2, 3, 3]) log.acknowledged('AAAAA', version);
  log.reconnected();
  await log.flush();
  clock.time += MINUTE_MS;
  await log.flush();
  clock.time += MINUTE_MS;
  log.acknowledged('AAAAA', 47);
  await log.flush();
  expect(Object.fromEntries(rows)).toEqual({
    0: '[["AAAAA"],[12],1]',
    1: '[[],[],0]',
    2: '[["AAAAA"],[140737488355328],0]',
  });
});

test('nothing is written while nothing happens, except that new minutes repeat the last ones', async () => {
  const { log, clock, rows, writes } = aLog();
  log.acknowledged('AAAAA', 2);
  await log.flush();
  await log.flush();
  expect(writes()).toBe(1);
  // The database has lost its last seconds.
  rows.clear();
  clock.time += MINUTE_MS;
  await log.flush();
  expect([...rows.keys()].toSorted()).toEqual([0, 1]);
  clock.time += HOUR_MS;
  await log.flush();
  clock.time += MINUTE_MS;
  rows.clear();
  await log.flush();
  expect([...rows.keys()].toSorted()).toEqual([61, 62]);
});

test('what cannot be written is written later, as minutes that were not served on time', async () => {
  const { log, clock, store, rows, onTime } = aLog();
  store.isThere = false;
  log.acknowledged('AAAAA', 2);
  await log.flush();
  clock.time += 5 * MINUTE_MS;
  await log.flush();
  store.isThere = true;
  await log.flush();
  expect(rows.get(0)).toBe('[["AAAAA"],[4],0]');
  expect(Object.fromEntries(onTime)).toEqual({ 0: false, 5: true });
});
