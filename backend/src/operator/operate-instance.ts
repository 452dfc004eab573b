import { Inject, Injectable } from '@nestjs/common';
import { Audit, Operations } from '../admin/index.js';
import { SessionSecrets } from '../auth/index.js';
import { CONFIG, type Config } from '../platform/config/config.js';
import { Jobs } from '../platform/jobs/jobs.js';
import { PushKeys } from '../push/index.js';
import type { Typed } from './arguments.js';
import { type CommandName, OperatorError, type Outcome } from './commands.js';
import { OperateMaintenance } from './operate-maintenance.js';

const MAX_ENTRIES = 100;

/** The commands about the whole instance. */
@Injectable()
export class OperateInstance {
  constructor(
    private readonly operations: Operations,
    private readonly maintenance: OperateMaintenance,
    private readonly jobs: Jobs,
    private readonly audit: Audit,
    private readonly secrets: SessionSecrets,
    private readonly pushKeys: PushKeys,
    @Inject(CONFIG) private readonly config: Pick<Config, 'vapidKeys'>,
  ) {}

  /** Checks what can be checked, and returns what does it. */
  prepare(name: CommandName, times: Typed['times']): () => Promise<Outcome> {
    switch (name) {
      case 'maintenance':
      case 'end-announcement':
      case 'pause':
      case 'resume':
        return this.maintenance.prepare(name, times);
      case 'jobs':
        return () => this.listJobs();
      case 'audit':
        return () => this.listAudit();
      case 'rotate-session-secret':
        return () => this.rotateSecret();
      case 'rotate-push-keys':
        if (this.config.vapidKeys)
          throw new OperatorError('VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY set the keys: change them there');
        return () => this.rotatePushKeys();
      default:
        throw new Error(`${name} isn't about the instance`);
    }
  }

  async requireJob(name: string): Promise<void> {
    const { jobs } = await this.operations.read();
    const scheduled = jobs.filter(({ cron }) => cron !== null).map((job) => job.name);
    if (!scheduled.includes(name))
      throw new OperatorError(`There is no job ${name}, only ${scheduled.join(', ')}`);
  }

  /** Here and not by a worker, so that its outcome is known. */
  async runJob(name: string): Promise<Outcome> {
    const reason = await this.jobs.runHere(name);
    if (reason !== undefined) throw new OperatorError(`${name} can't run here: ${reason}`);
    return { text: `${name} is done.`, data: { job: name } };
  }

  private async listJobs(): Promise<Outcome> {
    const { jobs, jobsWaiting } = await this.operations.read();
    const lines = jobs.map(
      ({ name, lastSucceededAt, nextRunAt, failures, lastError }) =>
        `${name}: last success ${lastSucceededAt ?? 'never'}, next run ${nextRunAt}` +
        (failures === 0 ? '' : `, failures since then: ${failures} (${lastError})`),
    );
    return { text: lines.join('\n'), data: { jobs, jobsWaiting } };
  }

  private async listAudit(): Promise<Outcome> {
    const entries = await this.audit.newest(MAX_ENTRIES);
    const views = entries.map(({ at, userId, operator, what, input }) => ({
      at,
      by: operator ?? userId ?? 'deleted account',
      what,
      input,
    }));
    const lines = views.map(
      ({ at, by, what, input }) => `${at.toISOString()}  ${by}  ${what}  ${JSON.stringify(input)}`,
    );
    return { text: lines.join('\n'), data: { entries: views } };
  }

  private async rotateSecret(): Promise<Outcome> {
    await this.secrets.rotate();
    const text = 'Sessions are signed with a new secret. The old one is accepted for a day.';
    return { text, data: {} };
  }

  private async rotatePushKeys(): Promise<Outcome> {
    const ended = await this.pushKeys.rotate();
    return { text: `The push keys are replaced. Subscriptions ended: ${ended}.`, data: { ended } };
  }
}
