import { Global, Module } from '@nestjs/common';
import { ConnectionLimit } from './connection-limit.js';
import { LookUpInterceptor } from './look-up.interceptor.js';
import { LookUps } from './look-ups.js';
import { RateLimits } from './rate-limits.js';

const LIMITS = [RateLimits, ConnectionLimit, LookUps, LookUpInterceptor];

@Global()
@Module({ providers: LIMITS, exports: LIMITS })
export class LimitsModule {}
