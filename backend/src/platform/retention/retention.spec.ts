import { Logger } from '@nestjs/common';
import { Clock } from '../clock/clock.js';
import { Retention } from './retention.js';

beforeAll(() => {
  Logger.overrideLogger(false);
});

/** A policy with this many expired rows, and the sizes of the batches in which they were deleted. */
function heap(name: string, count: number) {
  const batches: number[] = [];
  let left = count;
  const removeExpired = (_now: Date, max: number) => {
    const removed = Math.min(left, max);
    left -= removed;
    batches.push(removed);
    return Promise.resolve(removed);
  };
  return { name, removeExpired, batches };
}

test('deletes all expired rows in batches, up to the first incomplete batch', async () => {
  const retention = new Retention(new Clock());
  const [many, few, none] = [heap('leaves', 1200), heap('nuts', 3), heap('figs', 0)];
  retention.add(many, few, none);
  await retention.sweep();
  expect([many.batches, few.batches, none.batches]).toEqual([[500, 500, 200], [3], [0]]);
});

test('if one policy fails, the others still run and the job fails, so that it is retried', async () => {
  const retention = new Retention(new Clock());
  const nuts = heap('nuts', 3);
  retention.add({ name: 'leaves', removeExpired: () => Promise.reject(new Error('no rake')) }, nuts);
  await expect(retention.sweep()).rejects.toMatchObject({ errors: [new Error('no rake')] });
  expect(nuts.batches).toEqual([3]);
});
