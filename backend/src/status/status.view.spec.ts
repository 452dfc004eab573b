import type { ServiceStatus } from '@tessera/contracts/site';
import { addDays, plainDate } from '@tessera/rules';
import type { ServiceDayEntity } from './service-day.entity.js';
import { StatusService } from './status.service.js';
import { daysView, moveCheckView } from './status.view.js';

const TODAY = plainDate('2026-11-26');
const NOON = Date.parse(`${TODAY}T12:00:00Z`);

const aDay = (change: Partial<ServiceDayEntity> = {}): ServiceDayEntity => ({
  date: TODAY,
  minutes: 1440,
  expectedMinutes: 1440,
  isDailyReady: true,
  summedAt: new Date(NOON),
  moves: 10,
  reconnects: 1,
  latencies: null,
  checkedMoves: 10,
  missingMoves: 0,
  checkedAt: new Date(NOON),
  ...change,
});

test.each<[Partial<ServiceDayEntity>, state: string | null, availability: number | null]>([
  [{}, 'good', 100],
  [{ minutes: 1439 }, 'good', 99.93],
  [{ minutes: 1432 }, 'disturbed', 99.44],
  [{ minutes: 1367 }, 'bad', 94.93],
  [{ isDailyReady: false }, 'disturbed', 100],
  [{ isDailyReady: null }, 'good', 100],
  [{ missingMoves: 1 }, 'bad', 100],
  // Counted, but not summed up yet.
  [{ minutes: 0, expectedMinutes: 0 }, null, null],
  [{ minutes: 0, expectedMinutes: 0, missingMoves: 1 }, 'bad', null],
])('a day with %j is %s, and was up for %s percent', (change, state, availability) => {
  expect(daysView(TODAY, [aDay(change)]).at(-1)).toMatchObject({ date: TODAY, state, availability });
});

test('days without data are shown as such, wherever they are', () => {
  const days = daysView(TODAY, [aDay({ date: addDays(TODAY, -89) }), aDay({ date: addDays(TODAY, -1) })]);
  expect(days.flatMap(({ state }, at) => (state === null ? [] : at))).toEqual([0, 88]);
  expect(days[89]).toMatchObject({ date: TODAY, moves: 0, p50Ms: null, missingMoves: null });
});

test('the count of moves covers both days, and days without one are left out', () => {
  const since = addDays(TODAY, -1);
  expect(moveCheckView(since, [aDay({ date: since, checkedAt: null })])).toBeNull();
  const days = [
    aDay({ date: since, missingMoves: 2 }),
    aDay(),
    aDay({ date: addDays(since, -1), missingMoves: 5 }),
  ];
  expect(moveCheckView(since, days)).toMatchObject({
    checked: 20,
    missing: 2,
    since: '2026-11-25T00:00:00.000Z',
  });
});

const backups = (isOn: boolean, at: number | null) => ({
  isOn,
  last: () => Promise.resolve(at === null ? null : { madeAt: new Date(at) }),
});

test.each<[string, ReturnType<typeof backups>, ServiceStatus['backup']]>([
  ['makes none', backups(false, null), null],
  ['has made none yet', backups(true, null), { lastAt: null }],
  ['has made one', backups(true, NOON), { lastAt: '2026-11-26T12:00:00.000Z' }],
  ['shows those of another process', backups(false, NOON), { lastAt: '2026-11-26T12:00:00.000Z' }],
])('the last backup is known if the server %s', async (_, made, backup) => {
  const status = new StatusService(
    { from: () => Promise.resolve([aDay()]) } as never,
    { sums: () => Promise.resolve({ moves: 0, reconnects: 0, latencies: null }) } as never,
    { readiness: () => Promise.resolve({ isReady: true, readyUntil: TODAY }) } as never,
    made as never,
    { now: () => NOON, pause: () => Promise.resolve() },
    {} as never,
  );
  expect(await status.read()).toMatchObject({ backup, state: 'good' });
});
