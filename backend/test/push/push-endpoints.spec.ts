import { CALLS } from '@tessera/contracts/calls';
import { sendPush } from '../../src/push/push-request.js';
import { publicLookup } from '../../src/push/public-addresses.js';
import { aPlayer, startApp, type TestApp } from '../support/app.js';
import { PushDevice } from '../support/push-devices.js';
import { PushService } from '../support/push-service.js';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

const save = (endpoint: string) =>
  app.call(CALLS.savePushSubscription, {
    player: aPlayer(),
    body: { ...new PushDevice(endpoint).subscription, kinds: [], reminder: null },
  });

test.each([
  'https://fcm.googleapis.com/fcm/send/abc',
  'https://updates.push.services.mozilla.com/wpush/v2/abc',
  'https://wns2-par02p.notify.windows.com/w/?token=abc',
  'https://web.push.apple.com/abc',
])("%s is accepted, as a browser's own push service", async (endpoint) => {
  expect((await save(endpoint)).status).toBe(200);
});

test('a browser is stored once, however its endpoint is spelled, and removed by any spelling', async () => {
  const endpoint = 'https://fcm.googleapis.com/fcm/send/one:A-b';
  const stored = () =>
    app.sql<{ endpoint: string }>(
      `SELECT endpoint FROM push_subscriptions WHERE endpoint ILIKE '%send/one%'`,
    );
  const spellings = [
    endpoint,
    'https://FCM.googleapis.com/fcm/send/one:A-b',
    'https://fcm.googleapis.com:443/fcm/send/one:A-b',
    'https://fcm.googleapis.com/fcm/./x/../send/one:A-b',
    'https://fcm.googleapis.com/fcm/%73end/one:%41-b',
    'https://fcm.googleapis.com/fcm/send/one:A-b#x',
    'https://fcm.googleapis.com/fcm/se\tnd/one:A-b',
    'https://fcm。googleapis.com/fcm/send/one:A-b',
  ];
  for (const spelling of spellings) {
    expect([spelling, (await save(spelling)).status]).toEqual([spelling, 200]);
    expect([spelling, await stored()]).toEqual([spelling, [{ endpoint }]]);
  }
  const { status } = await app.call(CALLS.deletePushSubscription, { body: { endpoint: spellings[2] } });
  expect([status, await stored()]).toEqual([204, []]);
});

test.each([
  'https://push.example/x',
  'http://fcm.googleapis.com/x',
  'https://fcm.googleapis.com:444/x',
  'https://fcm.googleapis.com.evil.example/x',
  'https://fcm.googleapis.com@127.0.0.1/x',
  'https://127.0.0.1/x',
  'https://[::1]/x',
  'https://[::ffff:169.254.169.254]/latest/meta-data',
  'https://169.254.169.254/latest/meta-data',
  'https://0x7f000001/x',
  'https://2130706433/x',
  'http://localhost:5432/',
  'https://localhost/x',
  'https://notify.windows.com/x',
  'https://web.push.apple.com./x',
])('%s is rejected, and nothing is stored', async (endpoint) => {
  expect((await save(endpoint)).body).toMatchObject({ code: 'PUSH_SERVICE_UNKNOWN', field: 'endpoint' });
  expect(await app.sql('SELECT 1 FROM push_subscriptions WHERE endpoint = $1', [endpoint])).toEqual([]);
});

test.each([
  'file:///etc/passwd',
  'gopher://fcm.googleapis.com/x',
  'https:fcm',
  '',
  `https://${'a'.repeat(1100)}`,
])('%p is no endpoint', async (endpoint) => {
  expect((await save(endpoint)).body).toMatchObject({ code: 'BAD_INPUT', field: 'endpoint' });
});

test.each(['127.0.0.1', '10.0.0.1', '169.254.169.254'])(
  'a name of a push service that leads to %s is not connected to',
  async (address) => {
    const service = await PushService.start();
    const { port } = new URL(service.origin);
    try {
      const lookup = publicLookup((_host, _options, callback) => callback(null, [{ address, family: 4 }]));
      const answer = await sendPush(
        {
          endpoint: `http://push.example:${port}/x`,
          service: 'push.example',
          headers: {},
          body: Buffer.from('x'),
        },
        { lookup },
      );
      expect(answer).toEqual({ kind: 'private' });
      expect(service.pushed).toEqual([]);
    } finally {
      await service.close();
    }
  },
);

test('a service that takes too long counts as one that has not answered', async () => {
  const service = await PushService.start();
  service.answer = () => undefined;
  try {
    const request = {
      endpoint: `${service.origin}/x`,
      service: service.origin,
      headers: {},
      body: Buffer.from('x'),
    };
    expect(await sendPush(request, { timeoutMs: 100 })).toEqual({ kind: 'unanswered' });
    expect(service.pushed).toHaveLength(1);
    await service.close();
    expect(await sendPush(request)).toEqual({ kind: 'unsent' });
  } finally {
    await service.close().catch(() => undefined);
  }
});
