import { CALLS } from '@tessera/contracts';
import { RATE_LIMITS } from '@tessera/contracts/constants';
import { aPlayer, startApp, type TestApp } from './support/app.js';

let app: TestApp;
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

test('a player who checks too many words is told when to try again', async () => {
  app = await startApp({ env: { LIMITS: '1' } });
  const player = aPlayer();
  expect(new Set(await statusesOf(perPlayer, () => checkWord(player)))).toEqual(new Set([200]));
  const { status, body, headers } = await checkWord(player);
  expect([status, body.code]).toEqual([429, 'RATE_LIMITED']);
  expect(body.error).toBe('Rate limit exceeded. Please wait a moment and try again.');
  expect(Number(headers['retry-after'])).toBeGreaterThanOrEqual(1);
  expect((await checkWord(aPlayer())).status).toBe(200);
});

test('players of one address share its limit, and of IPv6 its /64', async () => {
  app = await startApp({ env: { LIMITS: '1', TRUST_PROXY: '1' } });
  const from = (suffix: number) => checkWord(aPlayer(), `2001:db8:1:2::${suffix.toString(16)}`);
  let suffix = 0;
  expect(new Set(await statusesOf(perAddress, () => from(suffix++)))).toEqual(new Set([200]));
  expect((await from(suffix)).status).toBe(429);
  expect((await checkWord(aPlayer(), '2001:db8:1:3::1')).status).toBe(200);
  expect((await checkWord(aPlayer(), '192.0.2.7')).status).toBe(200);
});

test('behind a proxy that writes ports, each address has its own limit', async () => {
  app = await startApp({ env: { LIMITS: '1', TRUST_PROXY: '1' } });
  let port = 4000;
  const from = (address: string) => () => checkWord(aPlayer(), `${address}:${port++}`);
  const statuses = await statusesOf(perAddress + 1, from('192.0.2.7'));
  expect(statuses.at(-1)).toBe(429);
  expect((await from('192.0.2.8')()).status).toBe(200);
});

test('without a trusted proxy a made-up address helps nobody', async () => {
  app = await startApp({ env: { LIMITS: '1' } });
  let last = 0;
  const statuses = await statusesOf(perAddress + 1, () => checkWord(aPlayer(), `192.0.2.${last++}`));
  expect(statuses.at(-1)).toBe(429);
});

test('reading is limited too, but no results page that asks every five seconds notices', async () => {
  app = await startApp({ env: { LIMITS: '0.1' } });
  const player = aPlayer();
  const { perPlayer: reads } = RATE_LIMITS.read;
  expect(reads).toBeGreaterThan(3 * 12);
  const stats = () => app.call(CALLS.playerStats, { player });
  const statuses = await statusesOf(reads / 10 + 1, stats);
  expect(statuses).toEqual([...new Array<number>(reads / 10).fill(200), 429]);
  expect((await app.call(CALLS.lastThreeChallenges, { player })).status).toBe(429);
  expect((await app.call(CALLS.lastThreeChallenges, { player: aPlayer() })).status).toBe(200);
});

test('LIMITS multiplies every limit, and 0 switches them off', async () => {
  app = await startApp({ env: { LIMITS: '0.05' } });
  const player = aPlayer();
  const allowed = Math.ceil(perPlayer * 0.05);
  const statuses = await statusesOf(allowed + 1, () => checkWord(player));
  expect(statuses).toEqual([...new Array<number>(allowed).fill(200), 429]);
  await app.close();
  app = await startApp({ env: { LIMITS: '0' } });
  expect(new Set(await statusesOf(perPlayer + 5, () => checkWord(player)))).toEqual(new Set([200]));
});
