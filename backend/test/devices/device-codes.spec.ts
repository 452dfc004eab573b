import { CALLS } from '@tessera/contracts/calls';
import { DEVICE_CODE_MISSES, GUESS_LIMITS, LIMITS } from '@tessera/contracts/wire';
import { removeExpired } from '../../src/platform/retention/retention.js';
import { aPlayer, startApp, type TestApp } from '../support/app.js';
import { Browser } from '../support/browser.js';
import { deviceCode, devicesOf, forgetOther, linkTo, enterCode } from '../support/devices.js';
import { eventually } from '../support/eventually.js';
import { takeName } from '../support/groups.js';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

const codeOf = async (answer: ReturnType<typeof enterCode>): Promise<string> =>
  (await answer).body.code as string;
const check = (browser: Browser, code: string) => browser.call(CALLS.checkDeviceCode, { body: { code } });

test('a code tells whose it is before it is used, and works once', async () => {
  const [phone, desk, third] = [new Browser(app), new Browser(app), new Browser(app)];
  const playerName = await takeName(phone);
  const code = await deviceCode(phone);
  expect(code).toMatch(/^[2-9A-HJ-NP-Z]{8}$/);
  expect((await check(desk, code)).body).toEqual({ success: true, playerName });
  expect((await enterCode(desk, code)).body).toEqual({ success: true, playerName });
  for (const call of [check, enterCode]) expect(await codeOf(call(third, code))).toBe('DEVICE_CODE_UNKNOWN');
  expect(await devicesOf(phone)).toHaveLength(2);
});

test('in lower case, with spaces and hyphens', async () => {
  const code = await deviceCode(new Browser(app));
  const typed = ` ${code.slice(0, 4).toLowerCase()} - ${code.slice(4)} `;
  expect((await enterCode(new Browser(app), typed)).status).toBe(200);
});

test('a device whose response was lost can repeat the call, another one of the player cannot use it again', async () => {
  const [phone, desk] = [new Browser(app), new Browser(app)];
  const code = await deviceCode(phone);
  await enterCode(desk, code);
  expect((await enterCode(desk, code)).status).toBe(200);
  expect(await devicesOf(phone)).toHaveLength(2);
});

test('a code expires after ten minutes', async () => {
  const code = await deviceCode(new Browser(app));
  app.clock.time += LIMITS.DEVICE_CODE_VALID_MS;
  expect(await codeOf(enterCode(new Browser(app), code))).toBe('DEVICE_CODE_UNKNOWN');
});

test('a new one replaces it', async () => {
  const phone = new Browser(app);
  const [old, current] = [await deviceCode(phone), await deviceCode(phone)];
  expect(await codeOf(enterCode(new Browser(app), old))).toBe('DEVICE_CODE_UNKNOWN');
  expect((await enterCode(new Browser(app), current)).status).toBe(200);
});

test('of two devices that use it at the same moment, one is linked', async () => {
  const phone = new Browser(app);
  const code = await deviceCode(phone);
  const answers = await Promise.all([0, 1, 2].map(() => enterCode(new Browser(app), code)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 404, 404]);
  expect(await devicesOf(phone)).toHaveLength(2);
});

test("a player's code is rejected on the player's own devices", async () => {
  const [phone, desk] = [new Browser(app), new Browser(app)];
  await linkTo(phone, desk);
  const code = await deviceCode(desk);
  for (const browser of [phone, desk]) expect(await codeOf(enterCode(browser, code))).toBe('ALREADY_LINKED');
});

test('it is stored only as a hash, and nothing of it is left after it has expired', async () => {
  const code = await deviceCode(new Browser(app));
  const stored = async () =>
    app.sql<{ row: object }>('SELECT row_to_json(device_codes) AS row FROM device_codes');
  expect(JSON.stringify(await stored())).not.toContain(code);
  app.clock.time += LIMITS.DEVICE_CODE_VALID_MS + 1;
  await app.jobs.runNow(removeExpired.name);
  await eventually('expired codes are gone', async () => (await stored()).length === 0);
});

describe('with an account', () => {
  test('a player gets no code, but is told to sign in', async () => {
    const browser = new Browser(app);
    await browser.register();
    const { status, body } = await browser.call(CALLS.createDeviceCode, { body: {} });
    expect([status, body.code]).toEqual([409, 'SIGN_IN_INSTEAD']);
  });

  test('a signed-in browser is told to sign out first, even if it names another player', async () => {
    const code = await deviceCode(new Browser(app));
    const browser = new Browser(app);
    await browser.register();
    for (const player of [browser.player, aPlayer()]) {
      browser.player = player;
      const { status, body } = await enterCode(browser, code);
      expect([status, body.code]).toEqual([409, 'SIGN_IN_INSTEAD']);
    }
  });

  test('a code from before the registration no longer works', async () => {
    const phone = new Browser(app);
    const code = await deviceCode(phone);
    await phone.register();
    expect(await codeOf(enterCode(new Browser(app), code))).toBe('DEVICE_CODE_UNKNOWN');
  });
});

test("a device that is forgotten takes the player's code with it", async () => {
  const [phone, desk] = [new Browser(app), new Browser(app)];
  await linkTo(phone, desk);
  const code = await deviceCode(desk);
  await forgetOther(phone);
  expect(await codeOf(enterCode(new Browser(app), code))).toBe('DEVICE_CODE_UNKNOWN');
});

describe('guessing', () => {
  let limited: TestApp;
  beforeAll(async () => {
    limited = await startApp({ env: { LIMITS: '1', TRUST_PROXY: '1' } });
  });
  afterAll(() => limited.close());

  const attempt = (code: string, address: string, player = aPlayer()) =>
    limited.call(CALLS.linkDevice, { player, body: { code }, headers: { 'X-Forwarded-For': address } });

  test('ends after ten wrong codes from one address, for right ones too, but not for other addresses', async () => {
    for (let n = 0; n < DEVICE_CODE_MISSES.points; n++) {
      expect((await attempt(`WRNG234${(n % 8) + 2}`, '192.0.2.1')).status).toBe(404);
    }
    const code = await deviceCode(new Browser(limited));
    const rejected = await attempt(code, '192.0.2.1');
    expect([rejected.status, Number(rejected.headers['retry-after']) > 0]).toEqual([429, true]);
    expect((await attempt(code, '192.0.2.2')).status).toBe(200);
  });

  test('is limited in a burst too, and what is not even a code counts', async () => {
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, n) => attempt(n % 2 ? 'nonsense!' : 'WRNG2345', '192.0.2.3')),
    );
    expect(answers.filter(({ status }) => status === 404)).toHaveLength(DEVICE_CODE_MISSES.points);
  });

  test('right codes cost nothing', async () => {
    for (let n = 0; n < DEVICE_CODE_MISSES.points + 2; n++) {
      const code = await deviceCode(new Browser(limited));
      expect((await attempt(code, '192.0.2.4')).status).toBe(200);
    }
  });

  test("counts in the player's allowance for all codes", async () => {
    const player = aPlayer();
    for (let n = 0; n < GUESS_LIMITS.perPlayer; n++) {
      expect((await attempt('WRNG2345', `192.0.2.${10 + n}`, player)).status).toBe(404);
    }
    expect((await attempt('WRNG2345', '192.0.2.30', player)).status).toBe(429);
  });
});
