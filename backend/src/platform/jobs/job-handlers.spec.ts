import { Logger } from '@nestjs/common';
import { Clock } from '../clock/clock.js';
import { NoTracing } from '../tracing/tracing.js';
import { JobHandlers } from './job-handlers.js';
import type { JobRecordsRepository } from './job-records.repository.js';

beforeAll(() => {
  Logger.overrideLogger(false);
});

const sweep = { name: 'sweep', cron: '0 4 * * *' };
const greet = { name: 'greet', cron: '0 5 * * *' };
const nothing = () => Promise.resolve();

function someHandlers() {
  const recorded: string[] = [];
  const records = {
    started: (name: string) => Promise.resolve(void recorded.push(`${name} started`)),
    succeeded: (name: string) => Promise.resolve(void recorded.push(`${name} succeeded`)),
    failed: (name: string, _at: number, error: string) =>
      Promise.resolve(void recorded.push(`${name} failed: ${error}`)),
  };
  const handlers = new JobHandlers(records as unknown as JobRecordsRepository, new Clock(), new NoTracing());
  return { handlers, recorded, records };
}

test("jobs are listed by name, and the program doesn't start if one has two handlers", () => {
  const { handlers } = someHandlers();
  handlers.handle(sweep, nothing);
  handlers.handle(greet, nothing);
  expect(handlers.definitions()).toEqual([greet, sweep]);
  expect(() => handlers.handle(sweep, nothing)).toThrow('The job sweep has two handlers');
});

test('a run is recorded with its outcome, and the queue is told about a failure', async () => {
  const { handlers, recorded } = someHandlers();
  handlers.handle(sweep, () => Promise.reject(new Error('no broom')));
  handlers.handle(greet, () => Promise.resolve(void recorded.push('hello')));
  await handlers.run('greet');
  await expect(handlers.run('sweep')).rejects.toThrow('no broom');
  expect(recorded).toEqual([
    'greet started',
    'hello',
    'greet succeeded',
    'sweep started',
    'sweep failed: no broom',
  ]);
});

test('a run that fails before it has begun, because the database is away, is logged as well', async () => {
  const { handlers, records } = someHandlers();
  records.started = records.failed = () => Promise.reject(new Error('no database'));
  handlers.handle(sweep, nothing);
  const logged = jest.spyOn(Logger.prototype, 'error').mockReturnValue();
  await expect(handlers.run('sweep')).rejects.toThrow('no database');
  expect(logged).toHaveBeenCalledWith(expect.stringContaining('The job sweep failed: Error: no database'));
});

test("a run that isn't possible here is no success", async () => {
  const { handlers, recorded } = someHandlers();
  handlers.handle(sweep, () => Promise.resolve('there is no broom'));
  expect(await handlers.run('sweep')).toBe('there is no broom');
  expect(recorded).toEqual(['sweep started']);
});

test('a job of another release is skipped', async () => {
  const { handlers, recorded } = someHandlers();
  await handlers.run('paint');
  expect(recorded).toEqual([]);
});
