import { setTimeout as sleep } from 'node:timers/promises';
import { Logger } from '@nestjs/common';
import { KEY_PREFIX } from '@tessera/contracts/product';
import { Queue, Worker } from 'bullmq';
import type { RedisClient, RedisConnections } from '../redis/redis-connections.js';
import { RETRY_POLICY, JobQueue, type Job, type RetryPolicy, type RunJob } from './job-queue.js';

const QUEUE = 'jobs';
/** In a cluster, the braces keep all keys of the queue on one node, as its scripts require. */
const prefixOf = ({ isCluster }: RedisConnections) => (isCluster ? `{${KEY_PREFIX}}` : KEY_PREFIX);
const COMMAND_TIMEOUT_MS = 2000;
const LATE = Symbol('late');
const CLOSING_MS = 5000;
/** How often the schedules are checked, so that a Redis that lost its data gets them again. */
const CHECK_EVERY_MS = 30_000;
/** A run that is so late waits for another job, or Redis has lost it. */
const OVERDUE_MS = 60_000;

interface Options {
  readonly retryPolicy?: RetryPolicy;
  readonly lookEveryMs?: number;
  readonly overdueMs?: number;
}

/**
 * The queue of several instances. Redis may lose its data: schedules are restored, and work that was never
 * done is found and added again.
 */
export class RedisJobQueue extends JobQueue {
  private readonly log = new Logger(RedisJobQueue.name);
  private readonly retryPolicy: RetryPolicy;
  private readonly lookEveryMs: number;
  private readonly overdueMs: number;
  private readonly client: RedisClient;
  private readonly queue: Queue;
  private worker: { readonly worker: Worker; readonly client: RedisClient } | undefined;
  private looking: NodeJS.Timeout | undefined;

  constructor(
    private readonly connections: RedisConnections,
    { retryPolicy = RETRY_POLICY, lookEveryMs = CHECK_EVERY_MS, overdueMs = OVERDUE_MS }: Options = {},
  ) {
    super();
    this.retryPolicy = retryPolicy;
    this.lookEveryMs = lookEveryMs;
    this.overdueMs = overdueMs;
    this.client = connections.connect('jobs', { commandTimeout: COMMAND_TIMEOUT_MS });
    this.queue = new Queue(QUEUE, { connection: this.client, prefix: prefixOf(connections) });
    // The connection logs its own errors.
    this.queue.on('error', () => undefined);
  }

  work(jobs: readonly Job[], run: RunJob): void {
    // BullMQ waits in blocking commands that are only answered when there is a job, so silence isn't an error
    // here. It also relies on every command being answered eventually, even across reconnects.
    const client = this.connections.connect('working', {
      enableOfflineQueue: true,
      autoResendUnfulfilledCommands: true,
      maxRetriesPerRequest: null,
      socketTimeout: undefined,
    });
    const worker = new Worker(QUEUE, ({ name }) => run(name), {
      connection: client,
      prefix: prefixOf(this.connections),
      concurrency: 1,
    });
    worker.on('error', () => undefined);
    this.worker = { worker, client };
    const look = () => void this.restore(jobs).catch(() => undefined);
    this.client.on('ready', look);
    this.looking = setInterval(look, this.lookEveryMs).unref();
  }

  async add(name: string, id?: string): Promise<void> {
    await inTime(this.queue.add(name, {}, { ...this.options(), ...onlyOne(name, id) }));
  }

  waiting(): Promise<number> {
    return inTime(this.queue.getJobCountByTypes('waiting', 'prioritized'));
  }

  async close(): Promise<void> {
    clearInterval(this.looking);
    // If Redis is gone, there is no need to wait.
    const isGone = this.client.status !== 'ready';
    const longEnough = isGone ? undefined : sleep(CLOSING_MS, undefined, { ref: false });
    // The worker first, because its running job still needs the queue.
    await Promise.race([this.worker?.worker.close(isGone), longEnough]);
    await Promise.race([this.queue.close(), longEnough]);
    const clients = [this.client, ...(this.worker ? [this.worker.client] : [])];
    await Promise.all(clients.map((client) => this.connections.close(client)));
  }

  /** Restores missing or changed schedules, and removes those of jobs that no longer exist. */
  private async restore(jobs: readonly Job[]): Promise<void> {
    const there = await this.queue.getJobSchedulers();
    const schedules = new Map(there.map((schedule) => [schedule.key, schedule]));
    for (const { name, cron } of jobs) {
      const { pattern, next } = schedules.get(name) ?? {};
      const isOverdue = next !== undefined && next < Date.now() - this.overdueMs;
      const isLost = isOverdue && (await this.queue.getJob(`repeat:${name}:${next}`)) === undefined;
      // Setting a schedule again could move a run that is due, or waits for another job to end.
      if (pattern === cron && !isLost) continue;
      await this.queue.upsertJobScheduler(
        name,
        { pattern: cron, tz: 'UTC' },
        { name, data: {}, opts: this.options() },
      );
      this.log.log(`Scheduled the job ${name}: ${cron}`);
      if (isLost) await this.add(name, 'missed');
    }
    const known = new Set(jobs.map(({ name }) => name));
    for (const { key } of there) if (!known.has(key)) await this.queue.removeJobScheduler(key);
  }

  /** The records of runs are in PostgreSQL, so finished jobs are removed. */
  private options() {
    const { attempts, retryAfterMs } = this.retryPolicy;
    const backoff = { type: 'fixed', delay: retryAfterMs };
    return { attempts, backoff, removeOnComplete: true, removeOnFail: true };
  }
}

/** A queue waits forever for a connection, but the caller may have a request to answer. */
async function inTime<Answer>(asked: Promise<Answer>): Promise<Answer> {
  asked.catch(() => undefined);
  const tooLate = sleep(COMMAND_TIMEOUT_MS, LATE, { ref: false });
  const answer = await Promise.race([asked, tooLate]);
  if (answer === LATE) throw new Error("The job queue isn't responding");
  return answer;
}

const onlyOne = (name: string, id: string | undefined) =>
  id === undefined ? {} : { deduplication: { id: `${name} ${id}` } };
