import { aPlayer, startApp, type TestApp } from '../support/app.js';
import { Browser } from '../support/browser.js';
import { fixLetters, playDaily, POOR_GRID } from '../support/dailies.js';
import { aFounder, aName, aNamed, joinGroup, leaveGroup } from '../support/groups.js';
import { PushService, subscribe } from '../support/push-service.js';

let service: PushService;
let app: TestApp;
beforeEach(async () => {
  service = await PushService.start();
  app = await startApp({ env: service.env });
  await fixLetters(app);
});
afterEach(async () => {
  await app.close();
  await service.close();
});

async function mondayComes(instant: string): Promise<void> {
  app.clock.moveTo(instant);
  await app.jobs.runHere('tell-weeks');
}

test('who asked for it is told on Monday who won the week in their group, once', async () => {
  app.clock.moveTo('2026-11-20T12:00:00Z');
  const { founder, name, group } = await aFounder(app);
  const [guest, silent] = [await aNamed(app), await aNamed(app)];
  for (const browser of [guest, silent]) await joinGroup(browser, group);
  await playDaily(founder, founder.player);
  await playDaily(guest, guest.player, { grid: POOR_GRID });
  const [hers, his, others] = [service.device(), service.device(), service.device()];
  const wishes = { kinds: ['group-week' as const], reminder: null };
  await subscribe(app, guest.player, his, wishes);
  await subscribe(app, silent.player, others, { kinds: ['your-move'] });
  await subscribe(app, aPlayer(), hers, wishes);
  await mondayComes('2026-11-23T12:05:00Z');
  expect(await service.heard(his, 1)).toMatchObject([
    {
      title: 'Last week in your groups',
      body: `The week goes to ${name}, in ${group.name}.`,
      navigate: expect.stringMatching(/\/leaderboards\?period=week&back=1$/) as string,
    },
  ]);
  await mondayComes('2026-11-23T12:30:00Z');
  expect(service.pushed).toHaveLength(1);
});

test('the winner is told so, and nobody about a week in which nobody has played', async () => {
  app.clock.moveTo('2026-11-20T12:00:00Z');
  const { group } = await aFounder(app);
  const guest: Browser = await aNamed(app);
  await joinGroup(guest, group);
  const device = service.device();
  await subscribe(app, guest.player, device, { kinds: ['group-week'], reminder: null });
  await mondayComes('2026-11-23T12:05:00Z');
  expect(service.pushed).toEqual([]);
  app.clock.moveTo('2026-11-24T12:00:00Z');
  await playDaily(guest, guest.player);
  await mondayComes('2026-11-30T12:05:00Z');
  expect(await service.heard(device, 1)).toMatchObject([{ body: `The week goes to you, in ${group.name}.` }]);
});

test('all of those who are level have won the week', async () => {
  app.clock.moveTo('2026-11-20T12:00:00Z');
  const { founder, name, group } = await aFounder(app);
  const guestName = aName();
  const [guest, silent] = [await aNamed(app, guestName), await aNamed(app)];
  for (const browser of [guest, silent]) await joinGroup(browser, group);
  for (const browser of [founder, guest]) await playDaily(browser, browser.player);
  const [his, others] = [service.device(), service.device()];
  await subscribe(app, guest.player, his, { kinds: ['group-week'], reminder: null });
  await subscribe(app, silent.player, others, { kinds: ['group-week'], reminder: null });
  await mondayComes('2026-11-23T12:05:00Z');
  expect(await service.heard(his, 1)).toMatchObject([
    { body: `The week goes to you and ${name}, in ${group.name}.` },
  ]);
  expect(await service.heard(others, 1)).toMatchObject([
    { body: `The week goes to ${name} and ${guestName}, in ${group.name}.` },
  ]);
});

test('nobody wins the week of a group of one', async () => {
  app.clock.moveTo('2026-11-20T12:00:00Z');
  const { founder, group } = await aFounder(app);
  const guest = await aNamed(app);
  await joinGroup(guest, group);
  await playDaily(guest, guest.player);
  await leaveGroup(founder, group);
  await subscribe(app, guest.player, service.device(), { kinds: ['group-week'], reminder: null });
  await mondayComes('2026-11-23T12:05:00Z');
  expect(await app.sql('SELECT 1 FROM push_outbox')).toEqual([]);
});
