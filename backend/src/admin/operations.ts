import { Injectable } from '@nestjs/common';
import type { JobState } from '@tessera/contracts/admin';
import type { CALLS } from '@tessera/contracts/calls';
import type { AnswerOf } from '@tessera/contracts/wire';
import { Backups } from '../platform/backups/backups.js';
import { AppError } from '../platform/requests/app-error.js';
import { Instances } from '../platform/instances/instances.js';
import { type JobOverview, Jobs } from '../platform/jobs/jobs.js';
import { Sequences } from '../sequences/index.js';

type Overview = AnswerOf<typeof CALLS.adminOperations>;

const instant = (at: Date | null): string | null => at?.toISOString() ?? null;

const jobView = ({ name, cron, failures, lastError, ...times }: JobOverview): JobState => ({
  name,
  cron,
  failures,
  lastError,
  nextRunAt: times.nextRunAt.toISOString(),
  lastStartedAt: instant(times.lastStartedAt),
  lastEndedAt: instant(times.lastEndedAt),
  lastSucceededAt: instant(times.lastSucceededAt),
});

/** What operators want to see at a glance, and the jobs that they can start. */
@Injectable()
export class Operations {
  constructor(
    private readonly jobs: Jobs,
    private readonly sequences: Sequences,
    private readonly instances: Instances,
    private readonly backups: Backups,
  ) {}

  async read(): Promise<Overview> {
    const [jobs, jobsWaiting, comingDailies, instances, last] = await Promise.all([
      this.jobs.overview(),
      this.jobs.waiting(),
      this.sequences.upcoming(),
      this.instances.alive(),
      this.backups.last(),
    ]);
    const lastBackup = last && { madeAt: last.madeAt.toISOString(), bytes: last.bytes };
    return { jobs: jobs.map(jobView), jobsWaiting, comingDailies, instances, lastBackup };
  }

  async run(name: string): Promise<void> {
    const isThere = await this.jobs.runNow(name).catch(() => {
      throw new AppError('UNAVAILABLE');
    });
    if (!isThere) throw new AppError('JOB_NOT_FOUND', { field: 'name' });
  }
}
