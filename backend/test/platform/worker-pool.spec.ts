import { execFile } from 'node:child_process';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { ServiceUnavailableException } from '@nestjs/common';
import type { BotTask } from '../../src/duel/bot.js';
import { WorkerPool } from '../../src/platform/workers/worker-pool.js';

const TASK: BotTask = {
  level: 'gentle',
  grid: Array.from({ length: 16 }, () => null),
  letter: 'A',
  seed: 1,
  round: 1,
};

const BUILT = path.join(import.meta.dirname, '../../dist/platform/workers/worker-pool.js');
const WORKER = path.join(import.meta.dirname, '../support/test.worker.mjs');
const LIMITS = { maxTasks: 10, retryAfterSeconds: 2 };

const aTestPool = () => new WorkerPool<string, string>({ entry: WORKER, ...LIMITS });

const aBotPool = (options: { idleMs?: number } = {}) =>
  new WorkerPool<BotTask, number>({ entry: '#bot-worker', ...LIMITS, ...options });

test('a task that arrives just as an idle worker stops still runs', async () => {
  const pool = aBotPool({ idleMs: 0 });
  const results: number[] = [];
  for (let i = 0; i < 30; i++) {
    results.push(await pool.run(TASK));
    // Hits different moments of the worker's shutdown.
    await sleep(i % 5);
  }
  expect(new Set(results).size).toBe(1);
  await pool.close();
});

test('closing rejects the unfinished task and all later ones', async () => {
  const pool = aBotPool();
  await pool.run(TASK);
  const unfinished = expect(pool.run(TASK)).rejects.toThrow(ServiceUnavailableException);
  await pool.close();
  await unfinished;
  await expect(pool.run(TASK)).rejects.toThrow(ServiceUnavailableException);
});

test('an error in a task rejects only that task', async () => {
  const pool = aTestPool();
  const others = Promise.all([pool.run('a'), pool.run('b')]);
  await expect(pool.run('throw')).rejects.toThrow('cannot do that');
  await expect(others).resolves.toEqual(['a', 'b']);
  await pool.close();
});

test.each(['exit', 'crash'])('the pool replaces a worker that dies (%s)', async (task) => {
  const pool = aTestPool();
  await pool.run('a');
  const failed = [task, task].map((each) => expect(pool.run(each)).rejects.toThrow());
  await Promise.all(failed);
  await expect(pool.run('b')).resolves.toBe('b');
  await pool.close();
});

test('the pool rejects tasks beyond its limit, and takes new ones afterwards', async () => {
  const pool = aTestPool();
  const accepted = Array.from({ length: LIMITS.maxTasks }, (_, i) => pool.run(`${i}`));
  await expect(pool.run('one too many')).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  await Promise.all(accepted);
  await expect(pool.run('later')).resolves.toBe('later');
  await pool.close();
});

test("an idle worker doesn't keep the process running", async () => {
  const program = `
    import { WorkerPool } from ${JSON.stringify(BUILT)};
    const pool = new WorkerPool(${JSON.stringify({ entry: WORKER, ...LIMITS })});
    console.log(await pool.run('done'));
  `;
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', program]);
  expect(stdout).toBe('done\n');
});
