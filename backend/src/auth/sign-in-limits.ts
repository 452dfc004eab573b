import { Injectable } from '@nestjs/common';
import {
  IPV6_SITE_FACTOR,
  RATE_LIMITS,
  SIGN_IN_LIMITS,
  SIGN_IN_LINE,
  TOO_MANY_SIGN_INS,
} from '@tessera/contracts/constants';
import { Clock } from '../platform/clock/clock.js';
import { AppError } from '../platform/http/app-error.js';
import { siteKey } from '../platform/limits/address-key.js';
import { RateLimits } from '../platform/limits/rate-limits.js';
import { Tally } from '../platform/limits/tally.js';
import { WaitingLine } from '../platform/limits/waiting-line.js';
import { digest } from '../platform/redis/redis-keys.js';

export interface SignInAttempt {
  email: string;
  /** As `addressKey` returns it. */
  address: string;
  player: string | undefined;
  /** Whether the browser has signed in to this account before. */
  isKnown: boolean;
}

/** An attempt that may go on. */
interface Admission {
  /** The lower, the earlier its password is checked. */
  rank: number;
  /** To be called unless the password was wrong. */
  readonly takeBack: () => Promise<void>;
}

interface Counter {
  tally: Tally;
  key: string;
}

const UNLIMITED: Admission = { rank: 0, takeBack: () => Promise.resolve() };

/**
 * Limits guessing passwords without locking anyone out: failures count for the account and the network together,
 * so they are rejected only from there. Many failures from everywhere slow down the attempts of browsers that
 * aren't known to the account. Unknown email addresses are treated alike.
 */
@Injectable()
export class SignInLimits {
  private readonly perAddress: Tally;
  private readonly perSite: Tally;
  private readonly perPlayer: Tally;
  private readonly known: Tally;
  private readonly perAccount: Tally;
  private readonly failures: Readonly<Record<'address' | 'site', readonly Tally[]>>;
  private readonly line: WaitingLine;

  constructor(
    private readonly limits: RateLimits,
    clock: Clock,
  ) {
    const tally = (name: string, { points, seconds }: { points: number; seconds: number }, factor = 1) =>
      new Tally({ name: `login:${name}`, points: points * factor, seconds }, limits, clock);
    const { perAddress, perPlayer, seconds } = RATE_LIMITS.login;
    const { failures, failuresPerDay, accountFailures, known } = SIGN_IN_LIMITS;
    this.perAddress = tally('address', { points: perAddress, seconds });
    this.perSite = tally('any-site', { points: perAddress, seconds }, IPV6_SITE_FACTOR);
    this.perPlayer = tally('player', { points: perPlayer, seconds });
    this.known = tally('known', known);
    this.perAccount = tally('account', accountFailures);
    this.failures = {
      address: [tally('failures', failures), tally('daily', failuresPerDay)],
      site: [
        tally('site', failures, IPV6_SITE_FACTOR),
        tally('daily-site', failuresPerDay, IPV6_SITE_FACTOR),
      ],
    };
    this.line = new WaitingLine(clock, { ...SIGN_IN_LINE, most: SIGN_IN_LINE.perAccount });
  }

  /** Counts an attempt, as failed until it is taken back. Waits or rejects if there were too many. */
  async admit({ email, address, player, isKnown }: SignInAttempt): Promise<Admission> {
    if (this.limits.areOff) return UNLIMITED;
    if (isKnown) {
      await countAll([{ tally: this.known, key: digest(`${email} ${address}`) }]);
      return UNLIMITED;
    }
    const requests = this.requestsOf(address, player);
    const failures = this.countersOf(email, address);
    const wait = secondsToWait([...requests, ...failures]);
    if (wait > 0) throw tooMany(wait);
    const rank = await countAll(requests);
    const failed = await countAll(failures);
    const account = { tally: this.perAccount, key: digest(email) };
    const total = await this.perAccount.count(account.key);
    if (total > this.perAccount.points) await this.slowDown(account, failures, failed);
    return { rank, takeBack: () => takeBack([account, ...failures]) };
  }

  /** For an account under attack: each network has fewer attempts, and those that it has must wait. */
  private async slowDown(account: Counter, failures: readonly Counter[], failed: number): Promise<void> {
    const share = SIGN_IN_LIMITS.failuresUnderAttack / SIGN_IN_LIMITS.failures.points;
    const wait = secondsToWait(failures, ({ points }) => Math.ceil(points * share) + 1);
    if (wait > 0) {
      await takeBack([account]);
      throw tooMany(wait);
    }
    try {
      await this.line.wait(account.key, failed);
    } catch (error) {
      await takeBack([account, ...failures]);
      throw error;
    }
  }

  private requestsOf(address: string, player: string | undefined): Counter[] {
    const site = siteKey(address);
    return [
      { tally: this.perAddress, key: digest(address) },
      ...(site === undefined ? [] : [{ tally: this.perSite, key: digest(site) }]),
      ...(player === undefined ? [] : [{ tally: this.perPlayer, key: digest(player) }]),
    ];
  }

  private countersOf(email: string, address: string): Counter[] {
    const site = siteKey(address);
    return [
      ...this.failures.address.map((tally) => ({ tally, key: digest(`${email} ${address}`) })),
      ...(site === undefined
        ? []
        : this.failures.site.map((tally) => ({ tally, key: digest(`${email} ${site}`) }))),
    ];
  }
}

/** Counts one more for each. Returns the number of the first. */
async function countAll(counters: readonly Counter[]): Promise<number> {
  const before = secondsToWait(counters);
  if (before > 0) throw tooMany(before);
  const counts = await Promise.all(counters.map(({ tally, key }) => tally.count(key)));
  const wait = secondsToWait(counters, ({ points }) => points + 1);
  if (wait > 0) throw tooMany(wait);
  return counts[0] ?? 0;
}

const takeBack = async (counters: readonly Counter[]): Promise<void> => {
  await Promise.all(counters.map(({ tally, key }) => tally.takeBack(key)));
};

const secondsToWait = (counters: readonly Counter[], pointsOf = ({ points }: Tally) => points): number =>
  Math.max(0, ...counters.map(({ tally, key }) => tally.secondsToWait(key, pointsOf(tally))));

const tooMany = (retryAfterSeconds: number) =>
  new AppError('RATE_LIMITED', { retryAfterSeconds, message: TOO_MANY_SIGN_INS });
