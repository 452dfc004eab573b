import { CALLS } from '@tessera/contracts/calls';
import type { PushWishes } from '@tessera/contracts/push';
import { aPlayer, startApp, type TestApp } from '../support/app.js';
import { fixLetters, playDaily } from '../support/dailies.js';
import type { PushDevice } from '../support/push-devices.js';
import { PushService, subscribe } from '../support/push-service.js';

let service: PushService;
let app: TestApp;
beforeEach(async () => {
  service = await PushService.start();
  app = await startApp({ env: { ...service.env, PUBLIC_URL: 'https://play.example' } });
  await fixLetters(app);
});
afterEach(async () => {
  await app.close();
  await service.close();
});

/** A device that wants a reminder, of a player of its own. */
async function reminded(
  hour: number,
  timeZone = 'UTC',
  { player = aPlayer(), kinds = ['reminder'] as PushWishes['kinds'] } = {},
): Promise<PushDevice> {
  const device = service.device();
  await subscribe(app, player, device, { kinds, reminder: { hour, timeZone } });
  return device;
}

/** Runs the job at this instant. */
async function remindAt(instant: string): Promise<void> {
  app.clock.moveTo(instant);
  await app.jobs.runHere('remind-players');
}

/** How many reminders have been stored for a device so far, by their dates. */
async function datesOf({ endpoint }: PushDevice): Promise<string[]> {
  const rows = await app.sql<{ date: string }>(
    `SELECT (date '1970-01-01' + version::int)::text AS date FROM push_outbox
     JOIN push_subscriptions ON id = "subscriptionId" WHERE endpoint = $1 AND topic = 'reminder'`,
    [endpoint],
  );
  return rows.map(({ date }) => date);
}

test('a device is reminded at its hour, in its zone, once a day', async () => {
  app.clock.moveTo('2026-11-19T12:00:00Z');
  const [tokyo, berlin] = [await reminded(9, 'Asia/Tokyo'), await reminded(9, 'Europe/Berlin')];
  await remindAt('2026-11-19T23:59:00Z');
  expect([await datesOf(tokyo), await datesOf(berlin)]).toEqual([[], []]);
  await remindAt('2026-11-20T00:01:00Z');
  expect(await service.heard(tokyo, 1)).toEqual([
    {
      title: "Today's game is here",
      body: 'Sixteen letters are waiting for you in Tessera.',
      navigate: 'https://play.example/1pv3-daily-challenge',
      tag: 'reminder',
      lang: 'en',
      dir: 'ltr',
      silent: false,
    },
  ]);
  for (const time of ['00:06', '01:00', '02:55']) await remindAt(`2026-11-20T${time}:00Z`);
  expect([await datesOf(tokyo), await datesOf(berlin)]).toEqual([['2026-11-20'], []]);
  await remindAt('2026-11-20T08:01:00Z');
  await service.heard(berlin, 1);
  await remindAt('2026-11-21T00:01:00Z');
  await service.heard(tokyo, 2);
  expect(await datesOf(tokyo)).toEqual(['2026-11-21']);
  expect(service.pushed).toHaveLength(3);
});

test('a player who has completed the daily is not reminded, not even of one that waits to be sent', async () => {
  app.clock.moveTo('2026-11-20T06:00:00Z');
  const [ann, ben] = [aPlayer(), aPlayer()];
  const [done, late] = [await reminded(9, 'UTC', { player: ann }), await reminded(9, 'UTC', { player: ben })];
  await playDaily(app, ann);
  service.answer = (response) => response.writeHead(503).end();
  await remindAt('2026-11-20T09:00:00Z');
  await service.heard(late, 1);
  await playDaily(app, ben);
  service.answer = (response) => response.writeHead(201).end();
  const control = await reminded(10);
  await remindAt('2026-11-20T10:00:00Z');
  await service.heard(control, 1);
  await remindAt('2026-11-21T10:00:00Z');
  await service.heard(control, 2);
  await service.heard(done, 1);
  await service.heard(late, 2);
  expect(service.pushed).toHaveLength(5);
});

test('whoever has completed the date of the east and traveled west is not reminded of an earlier one', async () => {
  app.clock.moveTo('2026-11-20T10:30:00Z');
  const traveler = aPlayer();
  const [west, control] = [
    await reminded(9, 'America/New_York', { player: traveler }),
    await reminded(9, 'America/New_York'),
  ];
  await playDaily(app, traveler, { zone: 'Pacific/Kiritimati' });
  await remindAt('2026-11-20T14:01:00Z');
  await service.heard(control, 1);
  expect([await datesOf(west), await datesOf(control)]).toEqual([[], ['2026-11-20']]);
});

test('nobody is reminded with the switch off, before they asked, or hours too late', async () => {
  app.clock.moveTo('2026-11-20T06:00:00Z');
  const off = await reminded(9, 'UTC', { kinds: ['your-move'] });
  const late = await reminded(6);
  app.clock.moveTo('2026-11-20T09:30:00Z');
  const [afterwards, onTime] = [await reminded(9), await reminded(10)];
  await remindAt('2026-11-20T09:35:00Z');
  await remindAt('2026-11-20T12:59:00Z');
  await service.heard(onTime, 1);
  const dates = await Promise.all([off, late, afterwards, onTime].map(datesOf));
  expect(dates).toEqual([[], [], [], ['2026-11-20']]);
  await remindAt('2026-11-21T09:00:00Z');
  await service.heard(afterwards, 1);
});

test('each device has an hour of its own', async () => {
  app.clock.moveTo('2026-11-20T06:00:00Z');
  const player = aPlayer();
  const [desk, phone] = [await reminded(9, 'UTC', { player }), await reminded(20, 'UTC', { player })];
  await remindAt('2026-11-20T09:00:00Z');
  await service.heard(desk, 1);
  expect(await datesOf(phone)).toEqual([]);
  await remindAt('2026-11-20T20:00:00Z');
  await service.heard(phone, 1);
  expect(service.pushesTo(desk)).toHaveLength(1);
});

describe('when clocks change', () => {
  test('an hour that the clock change skips is due when the next hour begins', async () => {
    app.clock.moveTo('2026-03-07T12:00:00Z');
    const device = await reminded(2, 'America/New_York');
    await remindAt('2026-03-08T06:59:00Z');
    expect(await datesOf(device)).toEqual([]);
    await remindAt('2026-03-08T07:01:00Z');
    expect(await datesOf(device)).toEqual(['2026-03-08']);
  });

  test('an hour that comes twice is one reminder', async () => {
    app.clock.moveTo('2026-10-31T12:00:00Z');
    const device = await reminded(1, 'America/New_York');
    await remindAt('2026-11-01T05:01:00Z');
    await service.heard(device, 1);
    await remindAt('2026-11-01T06:01:00Z');
    await remindAt('2026-11-02T06:01:00Z');
    await service.heard(device, 2);
    expect(service.pushesTo(device)).toHaveLength(2);
  });

  test('zones with half hours have their own hours', async () => {
    app.clock.moveTo('2026-11-19T12:00:00Z');
    const device = await reminded(9, 'Asia/Kathmandu');
    await remindAt('2026-11-20T03:14:00Z');
    expect(await datesOf(device)).toEqual([]);
    await remindAt('2026-11-20T03:16:00Z');
    expect(await datesOf(device)).toEqual(['2026-11-20']);
  });
});

test('a device that no longer wants to be reminded is not', async () => {
  app.clock.moveTo('2026-11-20T06:00:00Z');
  const [gone, control] = [await reminded(9), await reminded(9)];
  await app.call(CALLS.deletePushSubscription, { body: { endpoint: gone.endpoint } });
  await remindAt('2026-11-20T09:00:00Z');
  await service.heard(control, 1);
  expect(service.pushed).toHaveLength(1);
});
