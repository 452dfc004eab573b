import { Clock } from '../clock/clock.js';
import { NoTracing } from '../tracing/tracing.js';
import { JobHandlers } from './job-handlers.js';
import { JobQueue } from './job-queue.js';
import type { JobRecordsRepository } from './job-records.repository.js';
import { Jobs } from './jobs.js';

const NOON = Date.parse('2026-11-20T12:00:00Z');

/** Notes what is added. */
class NotingQueue extends JobQueue {
  readonly added: string[] = [];
  work = () => undefined;
  add = (name: string) => Promise.resolve(void this.added.push(name));
  waiting = () => Promise.resolve(0);
  close = () => Promise.resolve();
}

/** The jobs that a process adds when it starts, if a job with this schedule was last started at `startedAt`. */
async function addedAtStart(cron: string, startedAt: string | null): Promise<string[]> {
  const lastStartedAt = startedAt === null ? undefined : new Date(startedAt);
  const records = { all: () => Promise.resolve(new Map([['sweep', { lastStartedAt }]])) };
  const clock = Object.assign(new Clock(), { now: () => NOON });
  const repository = records as unknown as JobRecordsRepository;
  const queue = new NotingQueue();
  const handlers = new JobHandlers(repository, clock, new NoTracing());
  const jobs = new Jobs({ role: 'all' }, queue, handlers, repository, clock);
  jobs.handle({ name: 'sweep', cron }, () => Promise.resolve());
  jobs.onApplicationBootstrap();
  await new Promise(setImmediate);
  return queue.added;
}

test.each([
  ['a run of today that was missed', '30 2 * * *', '2026-11-19T02:30:00Z', ['sweep']],
  ['a run that was missed yesterday', '30 14 * * *', '2026-11-17T14:30:00Z', ['sweep']],
  ['nothing if the last run was on time', '30 2 * * *', '2026-11-20T02:30:00Z', []],
  ['nothing that was due days ago', '5 12 * * 1', '2026-11-09T12:05:00Z', []],
  ['nothing that soon runs anyway', '*/5 * * * *', '2026-11-19T02:30:00Z', []],
  ['nothing on a new installation', '30 2 * * *', null, []],
])('a process that starts makes up for %s', async (_, cron, startedAt, added) => {
  expect(await addedAtStart(cron, startedAt)).toEqual(added);
});
