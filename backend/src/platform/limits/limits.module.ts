import { Global, Module } from '@nestjs/common';
import { ConnectionLimit } from './connection-limit.js';
import { RateLimits } from './rate-limits.js';

const LIMITS = [RateLimits, ConnectionLimit];

@Global()
@Module({ providers: LIMITS, exports: LIMITS })
export class LimitsModule {}
