import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { callOf } from '../http/endpoint.js';
import { Refusal } from '../http/refusal.js';
import type { AppRequest } from '../http/request.js';
import { addressKey } from './address-key.js';
import { RateLimits } from './rate-limits.js';

/** The account that a request is about, as its address counts. */
function accountOf({ body }: { body?: unknown }): string | null {
  const { email } = Object(body) as { email?: unknown };
  return typeof email === 'string' ? email.trim().toLowerCase() : null;
}

/** Holds every call that names a limit to it, per network address, per player and per account. */
@Injectable()
export class LimitGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly limits: RateLimits,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const limit = callOf(this.reflector, context)?.limit;
    if (!limit) return true;
    const request = context.switchToHttp().getRequest<AppRequest>();
    const account = accountOf(request);
    const waits = await Promise.all([
      this.limits.take(limit, 'address', addressKey(request.ip, request.socket.remoteAddress)),
      request.playerUUID ? this.limits.take(limit, 'player', request.playerUUID) : null,
      account === null ? null : this.limits.take(limit, 'account', account),
    ]);
    const wait = Math.max(...waits.map((seconds) => seconds ?? 0));
    if (wait > 0) throw new Refusal('RATE_LIMITED', { retryAfterSeconds: wait });
    return true;
  }
}
