import type { AppError } from '../requests/app-error.js';
import type { Source } from './allowance.js';
import type { DelayQueue } from './delay-queue.js';
import { rejectAfter, spendAll } from './rate-limits.js';

export interface AttemptSource extends Source {
  /** How many failures it may have while there are too many from everywhere. */
  readonly underAttack?: number;
}

export interface Attempt {
  /** What it comes from, such as an address. */
  readonly sources: readonly AttemptSource[];
  /** Where failures from everywhere count together, such as an account. */
  readonly target?: Source;
  /** With whom it waits in the queue if those are too many. */
  readonly queueName?: string;
  /** Asked only if it would have to wait or be rejected. */
  readonly isExempt?: () => Promise<boolean>;
}

interface Settings {
  /**
   * Whether an attempt counts as failed on all instances until it has succeeded. Otherwise it counts once it has
   * failed, which makes successful ones free, and until then only in this process.
   */
  readonly countsFirst: boolean;
  readonly isFailure: (error: unknown) => boolean;
  readonly tooMany?: (retryAfterSeconds: number) => AppError;
  readonly queue?: DelayQueue;
  /** Called when failures from everywhere become too many. */
  readonly onAttack?: () => void;
}

interface Begun {
  readonly isSlowed: boolean;
  readonly end: (hasFailed: boolean) => Promise<void>;
}

/**
 * Limits guessing without locking anyone out: only failures count, and only against their sources. If too many come
 * from everywhere, each attempt waits, and each source may fail less often.
 */
export class FailureLimits {
  constructor(private readonly settings: Settings) {}

  /** Makes an attempt, unless its sources have failed too often. */
  async run<Answer>(attempt: Attempt, make: () => Promise<Answer>): Promise<Answer> {
    const { countsFirst, isFailure } = this.settings;
    const { isSlowed, end } = await (countsFirst ? this.count(attempt) : this.begin(attempt));
    let hasFailed = false;
    try {
      if (isSlowed) await this.wait(attempt);
      return await make();
    } catch (error) {
      hasFailed = isFailure(error);
      throw error;
    } finally {
      await end(hasFailed);
    }
  }

  private async count(attempt: Attempt): Promise<Begun> {
    const { sources, target } = attempt;
    const { tooMany } = this.settings;
    rejectAfter(waitsOf(attempt), tooMany);
    await spendAll(sources, tooMany);
    const isSlowed =
      target !== undefined && (await target.allowance.count(target.key)) > target.allowance.points;
    const counted = target ? [target, ...sources] : sources;
    const end = async (hasFailed: boolean) => {
      if (!hasFailed) await Promise.all(counted.map(({ allowance, key }) => allowance.takeBack(key)));
    };
    return { isSlowed, end };
  }

  private async begin(attempt: Attempt): Promise<Begun> {
    const { sources, target, isExempt } = attempt;
    const waits = waitsOf(attempt);
    const isSlowed = isAttacked(attempt);
    const ends = sources.map(({ allowance, key }) => allowance.begin(key));
    const end = async (hasFailed: boolean) => {
      const counts = hasFailed ? sources.map(({ allowance, key }) => allowance.spend(key)) : [];
      for (const endOne of ends) endOne();
      if (!hasFailed) return;
      const [total = 0, ...waitsNow] = await Promise.all([target?.allowance.count(target.key), ...counts]);
      if (target && total === target.allowance.points + 1) this.settings.onAttack?.();
      // Another instance may have counted a part of them.
      rejectAfter(waitsNow, this.settings.tooMany);
    };
    try {
      const isLimited = isSlowed || waits.some((wait) => wait > 0);
      if (!isLimited || (await isExempt?.())) return { isSlowed: false, end };
      rejectAfter(waits, this.settings.tooMany);
    } catch (error) {
      await end(false);
      throw error;
    }
    return { isSlowed, end };
  }

  private async wait({ sources, queueName = '' }: Attempt): Promise<void> {
    const [first] = sources;
    await this.settings.queue?.wait(queueName, first?.allowance.used(first.key) ?? 0);
  }
}

/** As far as this process knows. */
const isAttacked = ({ target }: Attempt): boolean =>
  target !== undefined && target.allowance.secondsToWait(target.key) > 0;

function waitsOf(attempt: Attempt): number[] {
  const hasFewer = isAttacked(attempt);
  return attempt.sources.map(({ allowance, key, underAttack = allowance.points }) =>
    allowance.secondsToWait(key, hasFewer ? underAttack : allowance.points),
  );
}
