import { Injectable } from '@nestjs/common';
import { DEVICE_CODE_MISSES, IPV6_SITE_FACTOR } from '@tessera/contracts/constants';
import { Clock } from '../platform/clock/clock.js';
import { AppError } from '../platform/http/app-error.js';
import type { LimitKeys } from '../platform/limits/limit-keys.js';
import { RateLimits } from '../platform/limits/rate-limits.js';
import { Tally } from '../platform/limits/tally.js';

const { points, seconds } = DEVICE_CODE_MISSES;
const SCOPES = ['address', 'site'] as const;

/** Limits wrong codes from one network. An attempt counts until it has turned out to be right. */
@Injectable()
export class DeviceCodeGuesses {
  private readonly tallies: Readonly<Record<(typeof SCOPES)[number], Tally>>;

  constructor(
    private readonly limits: RateLimits,
    clock: Clock,
  ) {
    const tally = (name: string, most: number) =>
      new Tally({ name: `device-code:${name}`, points: most, seconds }, limits, clock);
    this.tallies = { address: tally('address', points), site: tally('site', points * IPV6_SITE_FACTOR) };
  }

  async run<Answer>(limitKeys: LimitKeys = {}, work: () => Promise<Answer>): Promise<Answer> {
    if (this.limits.areOff) return work();
    const counted = SCOPES.flatMap((scope): Counted[] => {
      const key = limitKeys[scope];
      return key === undefined ? [] : [{ tally: this.tallies[scope], key }];
    });
    for (const { tally, key } of counted) rejectIfOver(tally.secondsToWait(key));
    for (const { tally, key } of counted) {
      if ((await tally.count(key)) > tally.points) rejectIfOver(tally.secondsToWait(key));
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

interface Counted {
  tally: Tally;
  key: string;
}

async function takeBack(counted: readonly Counted[]): Promise<void> {
  await Promise.all(counted.map(({ tally, key }) => tally.takeBack(key)));
}

function rejectIfOver(retryAfterSeconds: number): void {
  if (retryAfterSeconds > 0) throw new AppError('RATE_LIMITED', { retryAfterSeconds });
}
