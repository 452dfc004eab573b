import { Injectable } from '@nestjs/common';
import { TOO_MANY_SIGN_INS } from '@tessera/contracts/accounts';
import { IPV6_SITE_FACTOR, RATE_LIMITS, SIGN_IN_LIMITS, SIGN_IN_QUEUE } from '@tessera/contracts/wire';
import { Clock } from '../platform/clock/clock.js';
import { AppError } from '../platform/requests/app-error.js';
import { siteKey } from '../platform/requests/address-key.js';
import type { Source } from '../platform/limits/allowance.js';
import { DelayQueue } from '../platform/limits/delay-queue.js';
import { type AttemptSource, FailureLimits } from '../platform/limits/failure-limits.js';
import { RateLimits, rejectAfter, spendAll } from '../platform/limits/rate-limits.js';
import { digest } from '../platform/redis/redis-keys.js';

export interface SignInAttempt {
  email: string;
  /** As `addressKey` returns it. */
  address: string;
  player: string | undefined;
  /** Whether the browser has signed in to this account before. */
  isKnown: boolean;
}

const { failures, failuresPerDay, failuresUnderAttack, accountFailures, known } = SIGN_IN_LIMITS;
const SHARE_UNDER_ATTACK = failuresUnderAttack / failures.points;
const FAILURES: readonly AppError['code'][] = ['UNKNOWN_EMAIL', 'WRONG_PASSWORD'];

/**
 * Limits guessing passwords without locking anyone out: failures count for the account and the network together,
 * so only attempts from that network are rejected. Many failures from everywhere slow down the attempts of
 * browsers that aren't known to the account. Unknown email addresses are treated alike.
 */
@Injectable()
export class SignInLimits {
  private readonly failures: FailureLimits;

  constructor(
    private readonly limits: RateLimits,
    clock: Clock,
  ) {
    this.failures = new FailureLimits({
      countsFirst: true,
      isFailure: (error) => error instanceof AppError && FAILURES.includes(error.code),
      tooMany,
      queue: new DelayQueue(clock, { ...SIGN_IN_QUEUE, max: SIGN_IN_QUEUE.perAccount }),
    });
  }

  /** Checks a password unless there were too many attempts. The lower the rank, the earlier it is checked. */
  async run<Answer>(attempt: SignInAttempt, check: (rank: number) => Promise<Answer>): Promise<Answer> {
    const { email, address, isKnown } = attempt;
    if (this.limits.areOff) return check(0);
    if (isKnown) {
      await spendAll([this.source('known', known, `${email} ${address}`)], tooMany);
      return check(0);
    }
    const requests = this.requestsOf(attempt);
    const sources = this.sourcesOf(attempt);
    rejectAfter(
      sources.map(({ allowance, key }) => allowance.secondsToWait(key)),
      tooMany,
    );
    await spendAll(requests, tooMany);
    const [{ allowance: perAddress, key }] = requests;
    const rank = perAddress.used(key);
    const target = this.source('account', accountFailures, email);
    return this.failures.run({ sources, target, queueName: target.key }, () => check(rank));
  }

  /** Checks the password of an account within a session, which somebody else may have got hold of. */
  ofSession(sessionId: string, check: () => Promise<void>): Promise<void> {
    if (this.limits.areOff) return check();
    const sources = [
      this.source('session', failures, sessionId),
      this.source('daily-session', failuresPerDay, sessionId),
    ];
    return this.failures.run({ sources }, check);
  }

  private requestsOf({ address, player }: SignInAttempt): [Source, ...Source[]] {
    const { perAddress, perPlayer, seconds } = RATE_LIMITS.login;
    const site = siteKey(address);
    const perSite = perAddress * IPV6_SITE_FACTOR;
    return [
      this.source('address', { points: perAddress, seconds }, address),
      ...(site === undefined ? [] : [this.source('any-site', { points: perSite, seconds }, site)]),
      ...(player === undefined ? [] : [this.source('player', { points: perPlayer, seconds }, player)]),
    ];
  }

  private sourcesOf({ email, address }: SignInAttempt): AttemptSource[] {
    const site = siteKey(address);
    const ofSite = ({ points, seconds }: typeof failures | typeof failuresPerDay) => ({
      points: points * IPV6_SITE_FACTOR,
      seconds,
    });
    const sources = [
      this.source('failures', failures, `${email} ${address}`),
      this.source('daily', failuresPerDay, `${email} ${address}`),
      ...(site === undefined
        ? []
        : [
            this.source('site', ofSite(failures), `${email} ${site}`),
            this.source('daily-site', ofSite(failuresPerDay), `${email} ${site}`),
          ]),
    ];
    return sources.map(({ allowance, key }) => ({
      allowance,
      key,
      underAttack: Math.ceil(allowance.points * SHARE_UNDER_ATTACK),
    }));
  }

  private source(name: string, settings: { points: number; seconds: number }, of: string): Source {
    return { allowance: this.limits.allowance({ name: `login:${name}`, ...settings }), key: digest(of) };
  }
}

const tooMany = (retryAfterSeconds: number) =>
  new AppError('RATE_LIMITED', { retryAfterSeconds, message: TOO_MANY_SIGN_INS });
