import { Injectable } from '@nestjs/common';
import {
  IPV6_SITE_FACTOR,
  RATE_LIMITS,
  SIGN_IN_LIMITS,
  SIGN_IN_QUEUE,
  TOO_MANY_SIGN_INS,
} from '@tessera/contracts/constants';
import { Clock } from '../../platform/clock/clock.js';
import { AppError } from '../../platform/requests/app-error.js';
import { siteKey } from '../../platform/requests/address-key.js';
import { RateLimits } from '../../platform/limits/rate-limits.js';
import { FailureCounter } from '../../platform/limits/failure-counter.js';
import { DelayQueue } from '../../platform/limits/delay-queue.js';
import { digest } from '../../platform/redis/redis-keys.js';

export interface SignInAttempt {
  email: string;
  /** As `addressKey` returns it. */
  address: string;
  player: string | undefined;
  /** Whether the browser has signed in to this account before. */
  isKnown: boolean;
}

/** An attempt that has been counted and is allowed to proceed. */
interface CountedAttempt {
  /** The lower, the earlier its password is checked. */
  rank: number;
  /** To be called unless the password was wrong. */
  readonly takeBack: () => Promise<void>;
}

interface CountedKey {
  counter: FailureCounter;
  key: string;
}

const UNLIMITED: CountedAttempt = { rank: 0, takeBack: () => Promise.resolve() };

/**
 * Limits guessing passwords without locking anyone out: failures count for the account and the network together,
 * so only attempts from that network are rejected. Many failures from everywhere slow down the attempts of
 * browsers that aren't known to the account. Unknown email addresses are treated alike.
 */
@Injectable()
export class SignInLimits {
  private readonly perAddress: FailureCounter;
  private readonly perSite: FailureCounter;
  private readonly perPlayer: FailureCounter;
  private readonly known: FailureCounter;
  private readonly perAccount: FailureCounter;
  private readonly failures: Readonly<Record<'address' | 'site', readonly FailureCounter[]>>;
  private readonly queue: DelayQueue;

  constructor(
    private readonly limits: RateLimits,
    clock: Clock,
  ) {
    const counter = (name: string, { points, seconds }: { points: number; seconds: number }, factor = 1) =>
      new FailureCounter({ name: `login:${name}`, points: points * factor, seconds }, limits, clock);
    const { perAddress, perPlayer, seconds } = RATE_LIMITS.login;
    const { failures, failuresPerDay, accountFailures, known } = SIGN_IN_LIMITS;
    this.perAddress = counter('address', { points: perAddress, seconds });
    this.perSite = counter('any-site', { points: perAddress, seconds }, IPV6_SITE_FACTOR);
    this.perPlayer = counter('player', { points: perPlayer, seconds });
    this.known = counter('known', known);
    this.perAccount = counter('account', accountFailures);
    this.failures = {
      address: [counter('failures', failures), counter('daily', failuresPerDay)],
      site: [
        counter('site', failures, IPV6_SITE_FACTOR),
        counter('daily-site', failuresPerDay, IPV6_SITE_FACTOR),
      ],
    };
    this.queue = new DelayQueue(clock, { ...SIGN_IN_QUEUE, max: SIGN_IN_QUEUE.perAccount });
  }

  /** Counts an attempt, as failed until it is taken back. Waits or rejects if there were too many. */
  async admit({ email, address, player, isKnown }: SignInAttempt): Promise<CountedAttempt> {
    if (this.limits.areOff) return UNLIMITED;
    if (isKnown) {
      await countAll([{ counter: this.known, key: digest(`${email} ${address}`) }]);
      return UNLIMITED;
    }
    const requests = this.requestsOf(address, player);
    const failures = this.countersOf(email, address);
    const wait = secondsToWait([...requests, ...failures]);
    if (wait > 0) throw tooMany(wait);
    const rank = await countAll(requests);
    const failed = await countAll(failures);
    const account = { counter: this.perAccount, key: digest(email) };
    const total = await this.perAccount.count(account.key);
    if (total > this.perAccount.points) await this.slowDown(account, failures, failed);
    return { rank, takeBack: () => takeBack([account, ...failures]) };
  }

  /** For an account under attack: each network has fewer attempts, and those that it has must wait. */
  private async slowDown(
    account: CountedKey,
    failures: readonly CountedKey[],
    failed: number,
  ): Promise<void> {
    const share = SIGN_IN_LIMITS.failuresUnderAttack / SIGN_IN_LIMITS.failures.points;
    const wait = secondsToWait(failures, ({ points }) => Math.ceil(points * share) + 1);
    if (wait > 0) {
      await takeBack([account]);
      throw tooMany(wait);
    }
    try {
      await this.queue.wait(account.key, failed);
    } catch (error) {
      await takeBack([account, ...failures]);
      throw error;
    }
  }

  private requestsOf(address: string, player: string | undefined): CountedKey[] {
    const site = siteKey(address);
    return [
      { counter: this.perAddress, key: digest(address) },
      ...(site === undefined ? [] : [{ counter: this.perSite, key: digest(site) }]),
      ...(player === undefined ? [] : [{ counter: this.perPlayer, key: digest(player) }]),
    ];
  }

  private countersOf(email: string, address: string): CountedKey[] {
    const site = siteKey(address);
    return [
      ...this.failures.address.map((counter) => ({ counter, key: digest(`${email} ${address}`) })),
      ...(site === undefined
        ? []
        : this.failures.site.map((counter) => ({ counter, key: digest(`${email} ${site}`) }))),
    ];
  }
}

/** Counts one more for each. Returns the number of the first. */
async function countAll(counters: readonly CountedKey[]): Promise<number> {
  const before = secondsToWait(counters);
  if (before > 0) throw tooMany(before);
  const counts = await Promise.all(counters.map(({ counter, key }) => counter.count(key)));
  const wait = secondsToWait(counters, ({ points }) => points + 1);
  if (wait > 0) throw tooMany(wait);
  return counts[0] ?? 0;
}

const takeBack = async (counters: readonly CountedKey[]): Promise<void> => {
  await Promise.all(counters.map(({ counter, key }) => counter.takeBack(key)));
};

const secondsToWait = (
  counters: readonly CountedKey[],
  pointsOf = ({ points }: FailureCounter) => points,
): number =>
  Math.max(0, ...counters.map(({ counter, key }) => counter.secondsToWait(key, pointsOf(counter))));

const tooMany = (retryAfterSeconds: number) =>
  new AppError('RATE_LIMITED', { retryAfterSeconds, message: TOO_MANY_SIGN_INS });
