import { Injectable } from '@nestjs/common';
import { DEVICE_CODE_MISSES, IPV6_SITE_FACTOR } from '@tessera/contracts/constants';
import { Clock } from '../platform/clock/clock.js';
import { AppError } from '../platform/requests/app-error.js';
import type { LimitKeys } from '../platform/requests/limit-keys.js';
import { RateLimits } from '../platform/limits/rate-limits.js';
import { FailureCounter } from '../platform/limits/failure-counter.js';

const { points, seconds } = DEVICE_CODE_MISSES;
const SCOPES = ['address', 'site'] as const;

/** Limits wrong codes from one network. An attempt counts until it has turned out to be right. */
@Injectable()
export class DeviceCodeGuesses {
  private readonly counters: Readonly<Record<(typeof SCOPES)[number], FailureCounter>>;

  constructor(
    private readonly limits: RateLimits,
    clock: Clock,
  ) {
    const counter = (name: string, max: number) =>
      new FailureCounter({ name: `device-code:${name}`, points: max, seconds }, limits, clock);
    this.counters = { address: counter('address', points), site: counter('site', points * IPV6_SITE_FACTOR) };
  }

  async run<Answer>(limitKeys: LimitKeys = {}, work: () => Promise<Answer>): Promise<Answer> {
    if (this.limits.areOff) return work();
    const counted = SCOPES.flatMap((scope): CountedKey[] => {
      const key = limitKeys[scope];
      return key === undefined ? [] : [{ counter: this.counters[scope], key }];
    });
    for (const { counter, key } of counted) rejectIfOver(counter.secondsToWait(key));
    for (const { counter, key } of counted) {
      if ((await counter.count(key)) > counter.points) rejectIfOver(counter.secondsToWait(key));
    }
    try {
      const answer = await work();
      await takeBack(counted);
      return answer;
    } catch (error) {
      if (!(error instanceof AppError && error.code === 'DEVICE_CODE_UNKNOWN')) await takeBack(counted);
      throw error;
    }
  }
}

interface CountedKey {
  counter: FailureCounter;
  key: string;
}

async function takeBack(counted: readonly CountedKey[]): Promise<void> {
  await Promise.all(counted.map(({ counter, key }) => counter.takeBack(key)));
}

function rejectIfOver(retryAfterSeconds: number): void {
  if (retryAfterSeconds > 0) throw new AppError('RATE_LIMITED', { retryAfterSeconds });
}
