import { RateLimiterMemory } from 'rate-limiter-flexible';
import { Allowance, SharedAllowance } from './allowance.js';

const POINTS = 5;

/** A limiter that answers later, as over the network, and counts the requests that it gets. */
function counted() {
  const memory = new RateLimiterMemory({ points: POINTS, duration: 60 });
  const penalty = jest.fn(async (key: string) => {
    await new Promise(setImmediate);
    return memory.penalty(key);
  });
  const limiter = { points: POINTS, msDuration: memory.msDuration, penalty, reward: penalty };
  return { penalty, allowance: new SharedAllowance(limiter) };
}

const request = async (allowance: SharedAllowance, key = 'ann') =>
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
  const allowance = new SharedAllowance({ points: 1, msDuration: 1000, penalty, reward: penalty });
  await expect(request(allowance)).rejects.toThrow('no connection');
  await expect(request(allowance)).rejects.toThrow('no connection');
});

test('in one process, each key has its own window, which begins with its first request', () => {
  jest.useFakeTimers();
  const allowance = new Allowance(2, 10_000);
  expect([allowance.take('ann'), allowance.take('ann'), allowance.take('ann')]).toEqual([0, 0, 10]);
  jest.advanceTimersByTime(4000);
  expect([allowance.take('ann'), allowance.take('ben'), allowance.used('ann')]).toEqual([6, 0, 2]);
  jest.advanceTimersByTime(6000);
  expect([allowance.take('ann'), allowance.used('ann'), allowance.used('ben')]).toEqual([0, 1, 1]);
  jest.useRealTimers();
});

test('what is in progress counts until it has ended', () => {
  const allowance = new Allowance(1, 10_000);
  const end = allowance.begin('ann');
  expect([allowance.secondsToWait('ann'), allowance.secondsToWait('ben')]).toEqual([1, 0]);
  end();
  expect(allowance.take('ann')).toBe(0);
});
