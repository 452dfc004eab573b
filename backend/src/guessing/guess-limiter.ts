import { Injectable, Logger } from '@nestjs/common';
import { type ErrorCode, GUESS_LIMITS, GUESS_QUEUE, IPV6_SITE_FACTOR } from '@tessera/contracts/wire';
import { Clock } from '../platform/clock/clock.js';
import { AppError } from '../platform/requests/app-error.js';
import type { LookUpLimiter } from '../platform/http/endpoint.js';
import type { AppRequest } from '../platform/requests/request.js';
import type { LimitKeys } from '../platform/requests/address-key.js';
import type { Source } from '../platform/limits/allowance.js';
import { DelayQueue } from '../platform/limits/delay-queue.js';
import { type AttemptSource, FailureLimits } from '../platform/limits/failure-limits.js';
import { RateLimits } from '../platform/limits/rate-limits.js';

/** The errors from which someone who guesses codes learns something. */
const MISSES: ReadonlySet<ErrorCode> = new Set<ErrorCode>([
  ...(['GAME_NOT_FOUND', 'GAME_REMOVED', 'GAME_FULL'] as const),
  ...(['NOT_A_PLAYER', 'NOT_YOUR_SLOT', 'NOT_YOUR_GAME'] as const),
  ...(['INVITE_UNKNOWN', 'GROUP_IS_FULL', 'DEVICE_CODE_UNKNOWN'] as const),
]);

const { perAddress, perPlayer, fromEverywhere, underAttack, seconds } = GUESS_LIMITS;
const SCOPES = [
  { scope: 'address', points: perAddress, underAttack },
  { scope: 'player', points: perPlayer, underAttack },
  { scope: 'site', points: perAddress * IPV6_SITE_FACTOR, underAttack: underAttack * IPV6_SITE_FACTOR },
] as const;
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
  private readonly failures: FailureLimits;
  private seats: Seats | undefined;

  constructor(
    private readonly limits: RateLimits,
    clock: Clock,
  ) {
    this.failures = new FailureLimits({
      countsFirst: false,
      isFailure: (error) => error instanceof AppError && MISSES.has(error.code),
      queue: new DelayQueue(clock, { ...GUESS_QUEUE, max: GUESS_QUEUE.perAddress }),
      onAttack: () => this.warn(),
    });
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
  run<Answer>({ limitKeys, player, gameId }: LookUp, work: () => Promise<Answer>): Promise<Answer> {
    if (this.limits.areOff) return work();
    const { seats } = this;
    const isSeat = seats !== undefined && player !== undefined && typeof gameId === 'string';
    if (isSeat && seats.remember(gameId, player)) return work();
    const attempt = {
      sources: this.sourcesOf(limitKeys),
      target: this.everyone,
      queueName: limitKeys.address ?? EVERYONE,
      isExempt: async () => isSeat && (await seats.have(gameId, player)),
    };
    return this.failures.run(attempt, work);
  }

  private sourcesOf(limitKeys: LimitKeys): AttemptSource[] {
    return SCOPES.flatMap(({ scope, points, underAttack: fewer }) => {
      const key = limitKeys[scope];
      if (key === undefined) return [];
      const allowance = this.limits.allowance({ name: `guess:${scope}`, points, seconds });
      return [{ allowance, key, underAttack: this.limits.pointsOf(fewer) }];
    });
  }

  private get everyone(): Source {
    const allowance = this.limits.allowance({ name: `guess:${EVERYONE}`, points: fromEverywhere, seconds });
    return { allowance, key: EVERYONE };
  }

  private warn(): void {
    const { points } = this.everyone.allowance;
    this.log.warn(`${points} wrong codes within ${seconds} s, possibly an attack: applying stricter limits`);
  }
}
