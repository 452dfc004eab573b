import { AppError } from '../platform/requests/app-error.js';
import { HashQueue } from './passwords.js';

afterEach(() => jest.useRealTimers());

const settled = () => new Promise(setImmediate);

/** A queue whose work ends when `finish` is called. */
function aQueue(atOnce: number, max = 3) {
  const queue = new HashQueue(atOnce, max);
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
  run('later', 1);
  run('latest', 1);
  await settled();
  expect(started.slice(-2)).toEqual(['later', 'latest']);
});

test('lets those who have made many attempts wait five times as long as theirs took, and nobody else', async () => {
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick'] });
  const { run, finish, started } = aQueue(1, 9);
  for (const name of ['guess', 'next guess', 'last guess']) run(name, 9);
  await settled();
  jest.advanceTimersByTime(40);
  await finish('guess');
  run('first', 1);
  await settled();
  await finish('first');
  jest.advanceTimersByTime(199);
  await settled();
  expect(started).toEqual(['guess', 'first']);
  jest.advanceTimersByTime(1);
  await settled();
  expect(started).toEqual(['guess', 'first', 'next guess']);
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
