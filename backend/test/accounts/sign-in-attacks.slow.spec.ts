import { hash } from '@node-rs/argon2';
import { CALLS } from '@tessera/contracts/calls';
import { KEY_PREFIX } from '@tessera/contracts/product';
import { IPV6_SITE_FACTOR, RATE_LIMITS, SIGN_IN_LIMITS, SIGN_IN_QUEUE } from '@tessera/contracts/wire';
import { HOUR_MS } from '@tessera/rules';
import type { Response } from 'supertest';
import { aPlayer, startApp } from '../support/app.js';
import { anAccount, Browser, cookieOf, type Credentials } from '../support/browser.js';
import { eventually } from '../support/eventually.js';
import { emptyRedis } from '../support/redis.js';

let app: Awaited<ReturnType<typeof startApp>>;
afterEach(() => app.close());

const env = { LIMITS: '1', TRUST_PROXY: '1' };
const { failures, failuresUnderAttack, accountFailures } = SIGN_IN_LIMITS;
const ADDRESSES = 1000;
const AT_ONCE = 20;

const addressOf = (i: number): string => `198.18.${Math.floor(i / 250)}.${i % 250}`;

interface From {
  address: string;
  /** The cookie of a browser that has signed in before. */
  known?: string | undefined;
}

const login = (body: Credentials, { address, known }: From): Promise<Response> =>
  app.call(CALLS.login, {
    player: aPlayer(),
    body,
    headers: { 'X-Forwarded-For': address, ...(known === undefined ? {} : { Cookie: known }) },
  });

const guess = (email: string, address: string) => login({ email, password: 'a wrong guess' }, { address });

const knownOf = (response: Response): string | undefined =>
  cookieOf(response, `${KEY_PREFIX}.known`)?.split(';')[0];

/** An account, and the cookie of the browser that has created it. Its hash is quick to check. */
async function anOwner(): Promise<Credentials & { known: string }> {
  const credentials = anAccount();
  const response = await app.call(CALLS.register, {
    body: credentials,
    headers: { 'X-Forwarded-For': '192.0.2.1' },
  });
  const passwordHash = await hash(credentials.password, { memoryCost: 8, timeCost: 1, parallelism: 1 });
  await app.sql('UPDATE users SET "passwordHash" = $1 WHERE email = $2', [passwordHash, credentials.email]);
  return { ...credentials, known: knownOf(response) ?? '' };
}

/** Guesses once from each of these addresses. Returns the statuses. */
async function attack(email: string, from: number, to: number): Promise<number[]> {
  const statuses: number[] = [];
  for (let i = from; i < to; i += AT_ONCE) {
    const addresses = Array.from({ length: Math.min(AT_ONCE, to - i) }, (_, n) => addressOf(i + n));
    const responses = await Promise.all(addresses.map((address) => guess(email, address)));
    statuses.push(...responses.map(({ status }) => status));
  }
  return statuses;
}

/** Puts an account under attack. */
const attackEnough = (email: string) => attack(email, 0, accountFailures.points);

test('the owner gets in from a new address while a thousand others guess the password', async () => {
  app = await startApp({ env });
  const { email, password } = await anOwner();
  expect(await attackEnough(email)).not.toContain(429);
  expect(app.clock.pauses).toEqual([]);
  const [statuses, during] = await Promise.all([
    attack(email, accountFailures.points, ADDRESSES),
    login({ email, password }, { address: '203.0.113.7' }),
  ]);
  // Every guess was slowed down, and none of them made the server reject the owner.
  expect([new Set(statuses), during.status]).toEqual([new Set([401]), 200]);
  expect(new Set(app.clock.pauses)).toEqual(new Set([SIGN_IN_QUEUE.ms]));
  expect(app.clock.pauses.length).toBeGreaterThanOrEqual(ADDRESSES - accountFailures.points);
  const again = await attack(email, 0, ADDRESSES / 4);
  expect(new Set(again)).toEqual(new Set([401]));
  expect((await login({ email, password }, { address: '203.0.113.8' })).status).toBe(200);
});

test('in a queue full of networks that have failed before, the owner takes the place of one of them', async () => {
  app = await startApp({ env });
  const { email, password } = await anOwner();
  await attackEnough(email);
  await attack(email, 100, 100 + SIGN_IN_QUEUE.perAccount);
  const ends: (() => void)[] = [];
  app.clock.pause = () => new Promise<void>((end) => ends.push(end));
  const guesses = Array.from({ length: SIGN_IN_QUEUE.perAccount }, (_, i) =>
    guess(email, addressOf(100 + i)),
  );
  const statuses = Promise.all(guesses.map(async (response) => (await response).status));
  await eventually('the queue is full', () => ends.length === SIGN_IN_QUEUE.perAccount);
  const owner = login({ email, password }, { address: '203.0.113.7' }).then(({ status }) => status);
  await eventually('the owner waits too', () => ends.length === SIGN_IN_QUEUE.perAccount + 1);
  for (const end of ends) end();
  expect(await owner).toBe(200);
  expect((await statuses).sort()).toEqual([
    ...new Array<number>(SIGN_IN_QUEUE.perAccount - 1).fill(401),
    429,
  ]);
});

test('under attack, a network has a few guesses, which its owner can spend on typing errors', async () => {
  app = await startApp({ env });
  const { email, password } = await anOwner();
  await attackEnough(email);
  const typo = () => guess(email, '203.0.113.7');
  for (let i = 1; i < failuresUnderAttack; i++) expect((await typo()).status).toBe(401);
  expect((await login({ email, password }, { address: '203.0.113.7' })).status).toBe(200);
  expect((await typo()).status).toBe(401);
  const { status, headers, body } = await typo();
  expect([status, Number(headers['retry-after']) > 0]).toEqual([429, true]);
  expect(body.message).toMatch(/or reset your password\.$/);
});

describe.each([
  ['in process', false],
  ['in Redis', true],
])('counted %s', (_, inRedis) => {
  const start = async () =>
    startApp({ env: { ...env, ...(inRedis ? { REDIS_URL: await emptyRedis() } : {}) } });

  test('failures count for the account and the network together', async () => {
    app = await start();
    const [ann, ben] = [await anOwner(), await anOwner()];
    const address = '192.0.2.9';
    for (let i = 0; i < failures.points; i++) expect((await guess(ann.email, address)).status).toBe(401);
    expect((await login(ann, { address })).status).toBe(429);
    expect((await login(ben, { address })).status).toBe(200);
    expect((await login(ann, { address: '192.0.2.10' })).status).toBe(200);
    // A browser that has signed in before isn't affected by others on its network.
    expect((await login(ann, { address, known: ann.known })).status).toBe(200);
  });

  test("a sign-in that succeeds doesn't count", async () => {
    app = await start();
    const owner = await anOwner();
    for (let i = 0; i < failures.points * 2; i++) {
      expect((await login(owner, { address: '192.0.2.9' })).status).toBe(200);
    }
    expect((await guess(owner.email, '192.0.2.9')).status).toBe(401);
    expect(app.clock.pauses).toEqual([]);
  });

  test('a /48 has more attempts than one of its networks, but not as many as all of them', async () => {
    app = await start();
    const { email } = await anOwner();
    const networks = IPV6_SITE_FACTOR * failuresUnderAttack;
    const from = (network: number) => guess(email, `2001:db8:1:${network.toString(16)}::1`);
    await attackEnough(email);
    for (let network = 0; network < networks; network++) expect((await from(network)).status).toBe(401);
    expect((await from(networks)).status).toBe(429);
    expect((await guess(email, '2001:db8:2::1')).status).toBe(401);
  });
});

describe('the cookie of a browser that has signed in before', () => {
  const exhausted = '192.0.2.9';

  /** An owner on a network from which others have used up all guesses. */
  async function aNeighbor(): Promise<Credentials & { known: string }> {
    const owner = await anOwner();
    for (let i = 0; i < failures.points; i++) await guess(owner.email, exhausted);
    await attackEnough(owner.email);
    app.clock.pauses.length = 0;
    return owner;
  }

  test('lets it in at once, without waiting, even where nobody else may try any more', async () => {
    app = await startApp({ env });
    const owner = await aNeighbor();
    for (let i = 0; i < RATE_LIMITS.login.perAddress; i++) await guess(`${i}@play.example`, exhausted);
    expect((await login(anAccount(), { address: exhausted })).status).toBe(429);
    expect((await login(owner, { address: exhausted, known: owner.known })).status).toBe(200);
    expect(app.clock.pauses).toEqual([]);
  });

  test('is worth nothing for another account, nor if it is forged or changed', async () => {
    app = await startApp({ env });
    const [ann, ben] = [await aNeighbor(), await anOwner()];
    const [name, token = ''] = ann.known.split('=');
    const swapped = token.startsWith('A') ? `B${token.slice(1)}` : `A${token.slice(1)}`;
    for (const known of [
      ben.known,
      `${name}=${swapped}`,
      `${name}=${token.slice(1)}`,
      `${name}=${token}A`,
      `${name}=${'A'.repeat(43)}`,
      `${name}=${new Array(9).fill('A'.repeat(43)).join('.')}.${token}`,
      `${name}=`,
      `${name}=%00`,
    ]) {
      expect([known, (await login(ann, { address: exhausted, known })).status]).toEqual([known, 429]);
    }
    const both = `${ben.known}.${token}`;
    expect((await login(ann, { address: exhausted, known: both })).status).toBe(200);
  });

  test('has a limited number of attempts itself', async () => {
    app = await startApp({ env });
    const { email, known } = await anOwner();
    const statuses = [];
    for (let i = 0; i <= SIGN_IN_LIMITS.known.points; i++) {
      const body = { email, password: 'a wrong guess' };
      statuses.push((await login(body, { address: '192.0.2.9', known })).status);
    }
    expect([new Set(statuses.slice(0, -1)), statuses.at(-1)]).toEqual([new Set([401]), 429]);
    // Others on the network don't lose anything by that.
    expect((await guess(email, '192.0.2.9')).status).toBe(401);
  });

  test("can't guess the password within a session either, whatever player it names", async () => {
    app = await startApp({ env });
    const browser = new Browser(app);
    const { password } = await browser.register();
    const confirm = (guess: string) =>
      browser.call(CALLS.deleteAccount, { body: { password: guess }, player: aPlayer() });
    const statuses = [];
    for (let i = 0; i <= failures.points; i++) statuses.push((await confirm('a wrong guess')).status);
    expect([new Set(statuses.slice(0, -1)), statuses.at(-1)]).toEqual([new Set([401]), 429]);
    expect((await confirm(password)).status).toBe(429);
  });

  test("says nothing else, and scripts can't read it", async () => {
    app = await startApp({ env });
    const credentials = anAccount();
    const response = await app.call(CALLS.register, { body: credentials });
    const cookie = cookieOf(response, `${KEY_PREFIX}.known`);
    expect(cookie).toMatch(
      /^tessera\.known=[\w-]{43}; Max-Age=\d{8}; Path=\/api\/auth; Expires=[^;]+; HttpOnly; SameSite=Lax$/,
    );
    // The same for every browser of the account, so that it can't tell one from another.
    const address = '192.0.2.9';
    expect(knownOf(await login(credentials, { address }))).toBe(cookie?.split(';')[0]);
    const secure = await startApp({
      env: { PUBLIC_URL: 'https://play.example' },
      databaseUrl: app.databaseUrl,
    });
    const headers = { 'X-Forwarded-Proto': 'https' };
    const answer = await secure.call(CALLS.login, { body: credentials, headers });
    expect(cookieOf(answer, `${KEY_PREFIX}.known`)).toMatch(/; HttpOnly; Secure; SameSite=Lax$/);
    await secure.close();
  });

  test('is kept for several accounts, outlives a sign-out and goes with the account', async () => {
    app = await startApp({ env: { ...env, LIMITS: '0' } });
    const [ann, ben] = [await anOwner(), await anOwner()];
    const browser = new Browser(app);
    const loggedIn = await browser.call(CALLS.login, { body: ben, headers: { Cookie: ann.known } });
    const both = knownOf(loggedIn) ?? '';
    expect(both).toBe(`${ben.known}.${ann.known.split('=')[1]}`);
    const signedOut = await browser.call(CALLS.logout, { body: {} });
    expect(knownOf(signedOut)).toBeUndefined();
    await browser.login(ben);
    const headers = { Cookie: `${browser.cookie}; ${both}` };
    const deleted = await browser.call(CALLS.deleteAccount, { body: { password: ben.password }, headers });
    expect([deleted.status, knownOf(deleted)]).toEqual([200, ann.known]);
  });

  test('is renewed with the session', async () => {
    app = await startApp({ env });
    const browser = new Browser(app);
    await browser.register();
    expect(knownOf(await browser.call(CALLS.currentUser))).toBeUndefined();
    app.clock.time += 25 * HOUR_MS;
    expect(knownOf(await browser.call(CALLS.currentUser))).toMatch(/^tessera\.known=/);
  });
});

test('an email address without an account is treated alike', async () => {
  app = await startApp({ env });
  const { email } = await anOwner();
  const outcomesOf = async (address: string) => {
    app.clock.pauses.length = 0;
    const statuses = await attackEnough(address);
    for (let i = 0; i <= failuresUnderAttack; i++)
      statuses.push((await guess(address, '203.0.113.7')).status);
    return { statuses, pauses: app.clock.pauses.length };
  };
  expect(await outcomesOf('nobody@play.example')).toEqual(await outcomesOf(email));
});
