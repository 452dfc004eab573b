import { Injectable } from '@nestjs/common';

export interface AfterRestoreContext {
  /** The schema with what the database had before; null if nothing. */
  readonly replaced: string | null;
  /** Whether the operator says that nothing has happened since the backup. */
  readonly keepSessions: boolean;
}

type Step = (context: AfterRestoreContext) => Promise<void>;

/** What features change in a restored database before anybody uses it. They add their steps at startup. */
@Injectable()
export class AfterRestore {
  private readonly steps: Step[] = [];

  add(step: Step): void {
    this.steps.push(step);
  }

  async run(context: AfterRestoreContext): Promise<void> {
    for (const step of this.steps) await step(context);
  }
}
