import { Injectable, Logger } from '@nestjs/common';
import { type ErrorCode, GUESS_LIMITS, GUESS_QUEUE, IPV6_SITE_FACTOR } from '@tessera/contracts/constants';
import { Clock } from '../platform/clock/clock.js';
import { AppError } from '../platform/requests/app-error.js';
import type { LookUpLimiter } from '../platform/http/look-up.interceptor.js';
import type { AppRequest } from '../platform/requests/request.js';
import type { LimitKeys, LimitScope } from '../platform/requests/limit-keys.js';
import { RateLimits } from '../platform/limits/rate-limits.js';
import { FailureCounter } from '../platform/limits/failure-counter.js';
import { DelayQueue } from '../platform/limits/delay-queue.js';

/** The errors from which someone who guesses codes learns something. */
const MISSES: ReadonlySet<ErrorCode> = new Set<ErrorCode>([
  ...(['GAME_NOT_FOUND', 'GAME_REMOVED', 'GAME_FULL'] as const),
  ...(['NOT_A_PLAYER', 'NOT_YOUR_SLOT', 'NOT_YOUR_GAME'] as const),
  ...(['INVITE_UNKNOWN', 'GROUP_IS_FULL', 'DEVICE_CODE_UNKNOWN'] as const),
]);

const { perAddress, perPlayer, fromEverywhere, underAttack, seconds } = GUESS_LIMITS;
const POINTS: Readonly<Record<LimitScope, number>> = {
  address: perAddress,
  player: perPlayer,
  site: perAddress * IPV6_SITE_FACTOR,
};
const POINTS_UNDER_ATTACK: Readonly<Record<LimitScope, number>> = {
  address: underAttack,
  player: underAttack,
  site: underAttack * IPV6_SITE_FACTOR,
};
const EVERYONE = 'everyone';

export interface LookUp {
  limitKeys: LimitKeys;
  player: string | undefined;
  /** As the caller has given it; undefined if the code is not a game's. */
  gameId: unknown;
}

/** Knows who is seated in which game. Seated players don't guess its code. */
export interface Seats {
  /** As far as this process remembers. */
  remember(gameId: string, player: string): boolean;
  have(gameId: string, player: string): Promise<boolean>;
}

/**
 * Limits guessing codes, by whichever call or command. A lookup that succeeds costs nothing but memory access:
 * only misses are counted, and lookups under way, so that a burst of them is limited too.
 */
@Injectable()
export class GuessLimiter implements LookUpLimiter {
  private readonly log = new Logger(GuessLimiter.name);
  private readonly counters: ReadonlyMap<LimitScope, FailureCounter>;
  private readonly everyone: FailureCounter;
  private readonly underWay = new Map<string, number>();
  private readonly queue: DelayQueue;
  private seats: Seats | undefined;

  constructor(
    private readonly limits: RateLimits,
    clock: Clock,
  ) {
    const counter = (name: string, points: number) =>
      new FailureCounter({ name: `guess:${name}`, points, seconds }, limits, clock);
    const scopes = Object.entries(POINTS) as [LimitScope, number][];
    this.counters = new Map(scopes.map(([scope, points]) => [scope, counter(scope, points)]));
    this.everyone = counter(EVERYONE, fromEverywhere);
    this.queue = new DelayQueue(clock, { ...GUESS_QUEUE, max: GUESS_QUEUE.perAddress });
  }

  /** Sets the feature that knows the seats of games. */
  serve(seats: Seats): void {
    this.seats = seats;
  }

  runFor<Answer>(request: AppRequest, work: () => Promise<Answer>): Promise<Answer> {
    const { limitKeys = {}, playerUUID: player, params } = request;
    return this.run({ limitKeys, player, gameId: params['gameId'] }, work);
  }

  /** Does the work of a call that looks something up, unless the caller has guessed too often. */
  async run<Answer>(lookUp: LookUp, work: () => Promise<Answer>): Promise<Answer> {
    if (this.limits.areOff) return work();
    const { limitKeys, player, gameId } = lookUp;
    const isSeated =
      player !== undefined && typeof gameId === 'string' && this.seats?.remember(gameId, player);
    if (!isSeated) await this.enter(lookUp);
    try {
      return await work();
    } catch (error) {
      if (error instanceof AppError && MISSES.has(error.code)) await this.count(limitKeys);
      throw error;
    } finally {
      if (!isSeated) this.leave(limitKeys);
    }
  }

  /** Counts the lookup as under way. Waits or rejects if there were too many misses. */
  private async enter(lookUp: LookUp): Promise<void> {
    const { limitKeys } = lookUp;
    const wait = this.secondsToWait(limitKeys, POINTS);
    const isUnderAttack = this.everyone.secondsToWait(EVERYONE) > 0;
    const waitUnderAttack = isUnderAttack ? this.secondsToWait(limitKeys, POINTS_UNDER_ATTACK) : 0;
    for (const key of Object.values(limitKeys)) this.underWay.set(key, (this.underWay.get(key) ?? 0) + 1);
    if (wait === 0 && !isUnderAttack) return;
    try {
      if (await this.isSeated(lookUp)) return;
      const longest = Math.max(wait, waitUnderAttack);
      if (longest > 0) throw tooMany(longest);
      await this.queue.wait(limitKeys.address ?? EVERYONE, 1);
    } catch (error) {
      this.leave(limitKeys);
      throw error;
    }
  }

  private leave(limitKeys: LimitKeys): void {
    for (const key of Object.values(limitKeys)) {
      const left = (this.underWay.get(key) ?? 0) - 1;
      if (left > 0) this.underWay.set(key, left);
      else this.underWay.delete(key);
    }
  }

  /** Only asked if others would be slowed down or rejected. */
  private async isSeated({ player, gameId }: LookUp): Promise<boolean> {
    if (player === undefined || typeof gameId !== 'string') return false;
    return (await this.seats?.have(gameId, player)) === true;
  }

  private secondsToWait(limitKeys: LimitKeys, points: Readonly<Record<LimitScope, number>>): number {
    let max = 0;
    for (const [scope, counter] of this.counters) {
      const key = limitKeys[scope];
      if (key === undefined) continue;
      const left = this.limits.pointsOf(points[scope]) - (this.underWay.get(key) ?? 0);
      max = Math.max(max, counter.secondsToWait(key, left));
    }
    return max;
  }

  /** Rejects a miss beyond the allowance, of which another instance may have counted a part. */
  private async count(limitKeys: LimitKeys): Promise<void> {
    const counts = [...this.counters].map(async ([scope, counter]) => {
      const key = limitKeys[scope];
      return key === undefined || (await counter.count(key)) <= counter.points
        ? 0
        : counter.secondsToWait(key);
    });
    const everyone = await this.everyone.count(EVERYONE);
    if (everyone === this.everyone.points + 1) {
      this.log.warn(
        `${this.everyone.points} wrong codes within ${seconds} s, possibly an attack: applying stricter limits`,
      );
    }
    const wait = Math.max(...(await Promise.all(counts)));
    if (wait > 0) throw tooMany(wait);
  }
}

const tooMany = (retryAfterSeconds: number) => new AppError('RATE_LIMITED', { retryAfterSeconds });
