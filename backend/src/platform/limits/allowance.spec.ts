import { RateLimiterMemory } from 'rate-limiter-flexible';
import { Allowance } from './allowance.js';

const POINTS = 5;

/** A limiter that answers later, as over the network, and counts the requests that it gets. */
function counted() {
  const memory = new RateLimiterMemory({ points: POINTS, duration: 60 });
  const penalty = jest.fn(async (key: string) => {
    await new Promise(setImmediate);
    return memory.penalty(key);
  });
  return { penalty, allowance: new Allowance(POINTS, { penalty, reward: penalty }) };
}

const request = async (allowance: Allowance, key = 'ann') =>
  allowance.secondsToWait(key) || (await allowance.spend(key));

test('of a thousand requests at once, no more are counted than are allowed', async () => {
  const { penalty, allowance } = counted();
  const waits = await Promise.all(Array.from({ length: 1000 }, () => request(allowance)));
  expect(waits.filter((wait) => wait === 0)).toHaveLength(POINTS);
  expect(Math.min(...waits.filter((wait) => wait > 0))).toBeGreaterThanOrEqual(1);
  expect(penalty).toHaveBeenCalledTimes(POINTS);
});

test('a caller with nothing left is rejected without counting, and others are not', async () => {
  const { penalty, allowance } = counted();
  for (let i = 0; i < POINTS; i++) expect(await request(allowance)).toBe(0);
  expect(await request(allowance)).toBeGreaterThan(1);
  expect(await request(allowance)).toBeGreaterThan(1);
  expect(penalty).toHaveBeenCalledTimes(POINTS);
  expect(await request(allowance, 'ben')).toBe(0);
});

test('what another instance has counted is known from the first response', async () => {
  const { penalty, allowance } = counted();
  for (let i = 0; i < POINTS; i++) await penalty('ann');
  expect(await request(allowance)).toBeGreaterThan(1);
  expect(await request(allowance)).toBeGreaterThan(1);
  expect(penalty).toHaveBeenCalledTimes(POINTS + 1);
});

test('a failure of the limiter uses up nothing', async () => {
  const penalty = jest.fn().mockRejectedValue(new Error('no connection'));
  const allowance = new Allowance(1, { penalty, reward: penalty });
  await expect(request(allowance)).rejects.toThrow('no connection');
  await expect(request(allowance)).rejects.toThrow('no connection');
});
