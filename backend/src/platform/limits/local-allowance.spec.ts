import { type RateLimiterAbstract, RateLimiterMemory } from 'rate-limiter-flexible';
import { LocalAllowance } from './local-allowance.js';

const POINTS = 5;

/** A limiter that answers later, as over the network, and counts the requests that it gets. */
function counted() {
  const memory = new RateLimiterMemory({ points: POINTS, duration: 60 });
  const consume = jest.fn(async (key: string) => {
    await new Promise(setImmediate);
    return memory.consume(key);
  });
  return { consume, allowance: new LocalAllowance({ consume } as unknown as RateLimiterAbstract, POINTS) };
}

const request = async (allowance: LocalAllowance, key = 'ann') =>
  allowance.secondsToWait(key) || (await allowance.consume(key));

test('of a thousand requests at once, no more are counted than are allowed', async () => {
  const { consume, allowance } = counted();
  const waits = await Promise.all(Array.from({ length: 1000 }, () => request(allowance)));
  expect(waits.filter((wait) => wait === 0)).toHaveLength(POINTS);
  expect(Math.min(...waits.filter((wait) => wait > 0))).toBeGreaterThanOrEqual(1);
  expect(consume).toHaveBeenCalledTimes(POINTS);
});

test('a caller with nothing left is rejected without counting, and others are not', async () => {
  const { consume, allowance } = counted();
  for (let i = 0; i < POINTS; i++) expect(await request(allowance)).toBe(0);
  expect(await request(allowance)).toBeGreaterThan(1);
  expect(await request(allowance)).toBeGreaterThan(1);
  expect(consume).toHaveBeenCalledTimes(POINTS);
  expect(await request(allowance, 'ben')).toBe(0);
});

test('what another instance has counted is known from the first response', async () => {
  const { consume, allowance } = counted();
  for (let i = 0; i < POINTS; i++) await consume('ann');
  expect(await request(allowance)).toBeGreaterThan(1);
  expect(await request(allowance)).toBeGreaterThan(1);
  expect(consume).toHaveBeenCalledTimes(POINTS + 1);
});

test('a failure of the limiter uses up nothing', async () => {
  const consume = jest.fn().mockRejectedValue(new Error('no connection'));
  const allowance = new LocalAllowance({ consume } as unknown as RateLimiterAbstract, 1);
  await expect(request(allowance)).rejects.toThrow('no connection');
  await expect(request(allowance)).rejects.toThrow('no connection');
});
