import { CALLS } from '@tessera/contracts/calls';
import { IPV6_SITE_FACTOR, RATE_LIMITS, SIGN_IN_LIMITS } from '@tessera/contracts/wire';
import { Redis } from 'ioredis';
import { aPlayer, startApp } from '../support/app.js';
import { eventually } from '../support/eventually.js';
import { emptyRedis } from '../support/redis.js';
import { startRedisServer } from '../support/redis-server.mjs';

let app: Awaited<ReturnType<typeof startApp>>;
afterEach(() => app.close());

const checkWord = (player: string, address?: string) =>
  app.call(CALLS.validateWord, {
    player,
    body: { word: 'AT' },
    headers: address === undefined ? {} : { 'X-Forwarded-For': address },
  });

async function statusesOf(times: number, request: () => Promise<{ status: number }>): Promise<number[]> {
  const statuses = [];
  for (let i = 0; i < times; i++) statuses.push((await request()).status);
  return statuses;
}

const { perPlayer, perAddress } = RATE_LIMITS.checkWord;

describe.each([
  ['in process', false],
  ['in Redis', true],
])('limits counted %s', (_, inRedis) => {
  let redis: Record<string, string> = {};
  beforeEach(async () => {
    if (inRedis) redis = { REDIS_URL: await emptyRedis() };
  });

  test('a player who checks too many words is told when to try again', async () => {
    app = await startApp({ env: { ...redis, LIMITS: '1' } });
    const player = aPlayer();
    expect(new Set(await statusesOf(perPlayer, () => checkWord(player)))).toEqual(new Set([200]));
    const { status, body, headers } = await checkWord(player);
    expect([status, body.code]).toEqual([429, 'RATE_LIMITED']);
    expect(body.error).toBe('Rate limit exceeded. Please wait a moment and try again.');
    expect(Number(headers['retry-after'])).toBeGreaterThanOrEqual(1);
    expect((await checkWord(aPlayer())).status).toBe(200);
  });

  test('players with the same address share its limit, as do IPv6 addresses with the same /64', async () => {
    app = await startApp({ env: { ...redis, LIMITS: '1', TRUST_PROXY: '1' } });
    const from = (suffix: number) => checkWord(aPlayer(), `2001:db8:1:2::${suffix.toString(16)}`);
    let suffix = 0;
    expect(new Set(await statusesOf(perAddress, () => from(suffix++)))).toEqual(new Set([200]));
    expect((await from(suffix)).status).toBe(429);
    expect((await checkWord(aPlayer(), '2001:db8:1:3::1')).status).toBe(200);
    expect((await checkWord(aPlayer(), '192.0.2.7')).status).toBe(200);
  });

  test('without a trusted proxy, a forged address makes no difference', async () => {
    app = await startApp({ env: { ...redis, LIMITS: '1' } });
    let last = 0;
    const statuses = await statusesOf(perAddress + 1, () => checkWord(aPlayer(), `192.0.2.${last++}`));
    expect(statuses.at(-1)).toBe(429);
  });

  test('guessing passwords is limited by account and network, by player and by address', async () => {
    app = await startApp({ env: { ...redis, LIMITS: '0.2', TRUST_PROXY: '1' } });
    const { perAddress: logins, perPlayer: loginsOfPlayer } = RATE_LIMITS.login;
    let last = 0;
    const login = (email: string, address = `192.0.2.${++last}`, player = aPlayer()) =>
      app.call(CALLS.login, {
        player,
        body: { email, password: 'a guess' },
        headers: { 'X-Forwarded-For': address },
      });
    const { points } = SIGN_IN_LIMITS.failures;
    const here = (email: string) => () => login(email, '192.0.2.251');
    const ofAccount = await statusesOf(points / 5 + 1, here('ann@play.example'));
    expect(ofAccount).toEqual([...new Array<number>(points / 5).fill(401), 429]);
    const rejected = await here(' ANN@play.example')();
    expect(rejected.body).toMatchObject({ code: 'RATE_LIMITED' });
    expect(Number(rejected.headers['retry-after'])).toBeGreaterThanOrEqual(1);
    expect((await here('ben@play.example')()).status).toBe(401);
    expect((await login('ann@play.example')).status).toBe(401);
    const player = aPlayer();
    const byPlayer = () => login(`${++last}@play.example`, `192.0.2.${last}`, player);
    const ofPlayer = await statusesOf(loginsOfPlayer / 5 + 1, byPlayer);
    expect(ofPlayer.slice(-2)).toEqual([401, 429]);
    const ofAddress = await statusesOf(logins / 5 + 1, () => login(`${++last}@play.example`, '192.0.2.250'));
    expect(ofAddress.slice(-2)).toEqual([401, 429]);
    const fromSite = () => login(`${++last}@play.example`, `2001:db8:1:${last.toString(16)}::1`);
    const ofSite = await statusesOf((logins * IPV6_SITE_FACTOR) / 5 + 1, fromSite);
    expect(ofSite.slice(-2)).toEqual([401, 429]);
  });

  test('sign-ups, reset emails and reset links are limited too', async () => {
    app = await startApp({ env: { ...redis, LIMITS: '0.2', TRUST_PROXY: '1' } });
    const { requestReset, redeemReset, register } = RATE_LIMITS;
    const request = () => app.call(CALLS.requestPasswordReset, { body: { email: 'ann@play.example' } });
    expect((await statusesOf(requestReset.perAddress * 0.2 + 1, request)).slice(-2)).toEqual([200, 429]);
    const headers = { 'X-Forwarded-For': '192.0.2.99' };
    const redeem = () => app.call(CALLS.validateResetToken, { query: { token: 'x' }, headers });
    expect((await statusesOf(redeemReset.perAddress * 0.2 + 1, redeem)).at(-1)).toBe(429);
    const body = { email: 'ann@play.example', password: 'correct horse' };
    const signUp = () => app.call(CALLS.register, { body });
    expect((await statusesOf(register.perAddress * 0.2 + 1, signUp)).at(-1)).toBe(429);
  });

  test('LIMITS multiplies every limit, and 0 turns them off', async () => {
    app = await startApp({ env: { ...redis, LIMITS: '0.05' } });
    const player = aPlayer();
    const allowed = Math.ceil(perPlayer * 0.05);
    const statuses = await statusesOf(allowed + 1, () => checkWord(player));
    expect(statuses).toEqual([...new Array<number>(allowed).fill(200), 429]);
    await app.close();
    app = await startApp({ env: { ...redis, LIMITS: '0' } });
    expect(new Set(await statusesOf(perPlayer + 5, () => checkWord(player)))).toEqual(new Set([200]));
  });
});

test('instances on one Redis count together, and it contains no UUIDs or addresses', async () => {
  const REDIS_URL = await emptyRedis();
  const env = { REDIS_URL, LIMITS: '1', TRUST_PROXY: '1' };
  app = await startApp({ env });
  const another = await startApp({ env, databaseUrl: app.databaseUrl });
  const player = aPlayer();
  await statusesOf(perPlayer - 1, () => checkWord(player, '192.0.2.7'));
  const elsewhere = () =>
    another.call(CALLS.validateWord, {
      player,
      body: { word: 'AT' },
      headers: { 'X-Forwarded-For': '192.0.2.7' },
    });
  expect(await statusesOf(2, elsewhere)).toEqual([200, 429]);
  expect((await checkWord(player, '192.0.2.7')).status).toBe(429);
  const client = new Redis(REDIS_URL);
  const keys = await client.keys('*');
  await client.quit();
  const counters = keys.filter((key) => key.startsWith('tessera:limit:')).sort();
  expect(counters).toHaveLength(2);
  expect(counters[0]).toMatch(/^tessera:limit:checkWord:address:/);
  expect(counters[1]).toMatch(/^tessera:limit:checkWord:player:/);
  expect(keys.join()).not.toContain(player);
  expect(keys.join()).not.toContain('192.0.2.7');
  await another.close();
});

test('behind a proxy that adds ports, each address has its own limit', async () => {
  app = await startApp({ env: { LIMITS: '1', TRUST_PROXY: '1' } });
  let port = 4000;
  const from = (address: string) => () => checkWord(aPlayer(), `${address}:${port++}`);
  const statuses = await statusesOf(perAddress + 1, from('192.0.2.7'));
  expect(statuses.at(-1)).toBe(429);
  expect((await from('192.0.2.8')()).status).toBe(200);
});

test('reading is limited too, but not for a results page that polls every five seconds', async () => {
  app = await startApp({ env: { LIMITS: '0.1' } });
  const player = aPlayer();
  const { perPlayer: reads } = RATE_LIMITS.read;
  expect(reads).toBeGreaterThan(3 * 12);
  const stats = () => app.call(CALLS.playerStats, { player });
  const statuses = await statusesOf(reads / 10 + 1, stats);
  expect(statuses).toEqual([...new Array<number>(reads / 10).fill(200), 429]);
  expect((await app.call(CALLS.lastThreeDailies, { player })).status).toBe(429);
  expect((await app.call(CALLS.lastThreeDailies, { player: aPlayer() })).status).toBe(200);
});

test('while Redis is unavailable, each instance counts by itself and reports not being ready', async () => {
  let server = await startRedisServer();
  app = await startApp({ env: { REDIS_URL: server.url, LIMITS: '1' } });
  expect((await app.call(CALLS.healthReady)).status).toBe(200);
  await server.kill();
  const player = aPlayer();
  const statuses = await statusesOf(perPlayer + 1, () => checkWord(player));
  expect([new Set(statuses.slice(0, -1)), statuses.at(-1)]).toEqual([new Set([200]), 429]);
  expect((await app.call(CALLS.healthReady)).status).toBe(503);
  expect((await app.call(CALLS.healthLive)).status).toBe(200);
  server = await startRedisServer(server.port);
  await eventually('it is ready again', async () => (await app.call(CALLS.healthReady)).status === 200);
  await app.close();
  await server.kill();
});
