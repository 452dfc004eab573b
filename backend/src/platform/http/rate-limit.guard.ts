import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { callOf } from './endpoint.js';
import type { AppRequest } from '../requests/request.js';
import { addressKey, limitKeysOf } from '../requests/address-key.js';
import { RateLimits } from '../limits/rate-limits.js';

/** Counted by `SignInLimits`, which knows who has signed in before. */
const COUNTED_BY_SIGN_IN = 'login';

/** Applies the rate limit of each call, per network address and player. */
@Injectable()
export class RateLimitGuard implements CanActivate {
  constructor(private readonly limits: RateLimits) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const limit = callOf(context)?.limit;
    if (!limit || limit === COUNTED_BY_SIGN_IN || this.limits.areOff) return true;
    const request = context.switchToHttp().getRequest<AppRequest>();
    const { playerUUID: player } = request;
    const address = addressKey(request.ip, request.socket.remoteAddress);
    request.limitKeys = limitKeysOf({ address, player });
    await this.limits.spend(limit, request.limitKeys);
    return true;
  }
}
