import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Clock } from '../clock/clock.js';
import { Metrics } from '../metrics/metrics.js';
import { JobQueue } from './job-queue.js';
import { Jobs, nextRunOf } from './jobs.js';

/** How far behind schedule the jobs are. Read from the database, so that every process reports the same. */
@Injectable()
export class JobMetrics implements OnModuleInit {
  constructor(
    private readonly jobs: Jobs,
    private readonly queue: JobQueue,
    private readonly clock: Clock,
    private readonly metrics: Metrics,
  ) {}

  onModuleInit(): void {
    const startedAt = this.clock.now();
    this.metrics.gauge(
      {
        name: 'job_lag_seconds',
        help: 'Time since a job should have started',
        labels: ['task'],
      },
      async () => {
        const now = this.clock.now();
        const overview = await this.jobs.overview();
        return overview.map(({ name, cron, lastStartedAt }) => {
          const due = nextRunOf(cron, lastStartedAt?.getTime() ?? startedAt).getTime();
          return { labels: { task: name }, value: Math.max(0, now - due) / 1000 };
        });
      },
    );
    this.metrics.gauge(
      { name: 'job_failures', help: 'Failed runs of a job since its last success', labels: ['task'] },
      async () =>
        (await this.jobs.overview()).map(({ name, failures }) => ({
          labels: { task: name },
          value: failures,
        })),
    );
    this.metrics.gauge({ name: 'jobs_waiting', help: 'Jobs waiting to run' }, async () => [
      { value: await this.queue.waiting() },
    ]);
  }
}
