import { AppError } from '../platform/http/app-error.js';
import { HashQueue } from './hash-queue.js';

const settled = () => new Promise(setImmediate);

/** A queue whose work ends when `finish` is called. */
function aQueue(atOnce: number, most = 3) {
  const queue = new HashQueue(atOnce, most);
  const started: string[] = [];
  const rejected: Record<string, string> = {};
  const ends = new Map<string, () => void>();
  const run = (name: string, rank: number) =>
    void queue
      .run(rank, () => {
        started.push(name);
        return new Promise<void>((end) => ends.set(name, end));
      })
      .catch((error: unknown) => (rejected[name] = error instanceof AppError ? error.code : String(error)));
  const finish = async (name: string) => {
    ends.get(name)?.();
    await settled();
  };
  return { queue, run, finish, started, rejected };
}

test('runs a few at once, and the lowest rank next', async () => {
  const { run, finish, started } = aQueue(2);
  for (const [name, rank] of [
    ['a', 1],
    ['b', 1],
    ['guess', 9],
    ['first', 1],
    ['known', 0],
  ] as const)
    run(name, rank);
  await settled();
  expect(started).toEqual(['a', 'b']);
  await finish('b');
  expect(started).toEqual(['a', 'b', 'known']);
  await finish('a');
  await finish('known');
  expect(started).toEqual(['a', 'b', 'known', 'first', 'guess']);
  await finish('first');
  await finish('guess');
  run('later', 9);
  run('latest', 9);
  expect(started.slice(-2)).toEqual(['later', 'latest']);
});

test('rejects the highest rank if too many wait', async () => {
  const { run, started, rejected } = aQueue(1, 2);
  for (const [name, rank] of [
    ['running', 1],
    ['guess', 5],
    ['one', 1],
    ['another', 1],
    ['late', 1],
  ] as const)
    run(name, rank);
  await settled();
  expect(started).toEqual(['running']);
  expect(rejected).toEqual({ guess: 'RATE_LIMITED', late: 'RATE_LIMITED' });
});

test('goes on after work that has failed', async () => {
  const { queue } = aQueue(1);
  await expect(queue.run(1, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(await queue.run(1, () => Promise.resolve('fine'))).toBe('fine');
});
