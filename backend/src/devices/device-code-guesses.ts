import { Injectable } from '@nestjs/common';
import { DEVICE_CODE_MISSES, IPV6_SITE_FACTOR } from '@tessera/contracts/constants';
import { AppError } from '../platform/requests/app-error.js';
import type { LimitKeys } from '../platform/requests/address-key.js';
import type { Source } from '../platform/limits/allowance.js';
import { FailureLimits } from '../platform/limits/failure-limits.js';
import { RateLimits } from '../platform/limits/rate-limits.js';

const { points, seconds } = DEVICE_CODE_MISSES;
const SCOPES = [
  ['address', points],
  ['site', points * IPV6_SITE_FACTOR],
] as const;

/** Limits wrong codes from one network. An attempt counts until it has turned out to be right. */
@Injectable()
export class DeviceCodeGuesses {
  private readonly failures = new FailureLimits({
    countsFirst: true,
    isFailure: (error) => error instanceof AppError && error.code === 'DEVICE_CODE_UNKNOWN',
  });

  constructor(private readonly limits: RateLimits) {}

  run<Answer>(limitKeys: LimitKeys = {}, work: () => Promise<Answer>): Promise<Answer> {
    if (this.limits.areOff) return work();
    const sources = SCOPES.flatMap(([scope, max]): Source[] => {
      const key = limitKeys[scope];
      const settings = { name: `device-code:${scope}`, points: max, seconds };
      return key === undefined ? [] : [{ allowance: this.limits.allowance(settings), key }];
    });
    return this.failures.run({ sources }, work);
  }
}
