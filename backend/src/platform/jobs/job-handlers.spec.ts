import { Logger } from '@nestjs/common';
import { Clock } from '../clock/clock.js';
import { NoTracing } from '../tracing/tracing.js';
import { JobHandlers } from './job-handlers.js';
import type { JobRecordsStore } from './job-records.store.js';
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
    records as unknown as JobRecordsStore,
    new Clock(),
    new NoTracing(),
  );
  return { handlers, recorded };
}

test('the start succeeds when every job has its handler', () => {
  const { handlers } = handlersOf([sweep, greet]);
  handlers.handle(sweep, nothing);
  handlers.handle(greet, nothing);
  expect(() => handlers.check()).not.toThrow();
});

test('the start fails for each job that nobody does, that two do, that is listed twice, or not at all', () => {
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
      'the job paint is handled, but not in the list of jobs',
    ].join('\n'),
  );
});

test('a run is recorded with how it ended, and a failure goes on to the queue', async () => {
  const { handlers, recorded } = handlersOf([sweep, greet]);
  handlers.handle(sweep, () => Promise.reject(new Error('no broom')));
  handlers.handle(greet, ({ name }) => Promise.resolve(void recorded.push(`hello ${name}`)));
  await handlers.run('greet', { name: 'Ann' });
  await expect(handlers.run('sweep', undefined)).rejects.toThrow('no broom');
  expect(recorded).toEqual([
    ...['greet started', 'hello Ann', 'greet succeeded'],
    ...['sweep started', 'sweep failed: no broom'],
  ]);
});

test('a job of another version of the program is let go', async () => {
  const { handlers, recorded } = handlersOf([sweep]);
  await handlers.run('paint', undefined);
  expect(recorded).toEqual([]);
});
