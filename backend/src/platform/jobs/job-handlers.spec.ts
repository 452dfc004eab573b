import { Logger } from '@nestjs/common';
import { Clock } from '../clock/clock.js';
import { NoTracing } from '../tracing/tracing.js';
import { JobHandlers } from './job-handlers.js';
import type { JobRecordsRepository } from './job-records.repository.js';
import { type AnyJob, defineJob } from './job-definition.js';

beforeAll(() => {
  Logger.overrideLogger(false);
});

const sweep = defineJob('sweep', { cron: '0 4 * * *' });
const greet = defineJob<{ name: string }>('greet');
const nothing = () => Promise.resolve();

function handlersOf(tokens: readonly AnyJob[]) {
  const recorded: string[] = [];
  const records = {
    started: (name: string) => Promise.resolve(void recorded.push(`${name} started`)),
    succeeded: (name: string) => Promise.resolve(void recorded.push(`${name} succeeded`)),
    failed: (name: string, _at: number, error: string) =>
      Promise.resolve(void recorded.push(`${name} failed: ${error}`)),
  };
  const handlers = new JobHandlers(
    tokens,
    records as unknown as JobRecordsRepository,
    new Clock(),
    new NoTracing(),
  );
  return { handlers, recorded };
}

test('the program starts if every job has a handler', () => {
  const { handlers } = handlersOf([sweep, greet]);
  handlers.handle(sweep, nothing);
  handlers.handle(greet, nothing);
  expect(() => handlers.check()).not.toThrow();
});

test("the program doesn't start if a job has no handler or two, is listed twice or isn't listed", () => {
  const { handlers } = handlersOf([sweep, greet, greet]);
  handlers.handle(greet, nothing);
  handlers.handle(greet, nothing);
  handlers.handle(defineJob('paint'), nothing);
  expect(() => handlers.check()).toThrow(
    [
      'the job greet is listed twice',
      'the job sweep has 0 handlers',
      'the job greet has 2 handlers',
      'the job greet has 2 handlers',
      "the job paint has a handler, but isn't in the list of jobs",
    ].join('\n'),
  );
});

test('a run is recorded with its outcome, and the queue is told about a failure', async () => {
  const { handlers, recorded } = handlersOf([sweep, greet]);
  handlers.handle(sweep, () => Promise.reject(new Error('no broom')));
  handlers.handle(greet, ({ name }) => Promise.resolve(void recorded.push(`hello ${name}`)));
  await handlers.run('greet', { name: 'Ann' });
  await expect(handlers.run('sweep', undefined)).rejects.toThrow('no broom');
  expect(recorded).toEqual([
    'greet started',
    'hello Ann',
    'greet succeeded',
    'sweep started',
    'sweep failed: no broom',
  ]);
});

test('a job of another release is skipped', async () => {
  const { handlers, recorded } = handlersOf([sweep]);
  await handlers.run('paint', undefined);
  expect(recorded).toEqual([]);
});
