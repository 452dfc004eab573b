import { Inject, Injectable } from '@nestjs/common';
import { ADDRESS_LIMITS, MAX_CONNECTIONS } from '@tessera/contracts/constants';
import { MINUTE_MS } from '@tessera/rules';
import { CONFIG, type Config } from '../config/config.js';
import { AppError } from '../requests/app-error.js';
import type { LimitKeys } from '../requests/limit-keys.js';
import { Allowance } from './allowance.js';
import { OpenCounter } from './open-counter.js';

const RETRY_AFTER_SECONDS = 30;
const SCOPES = ['address', 'player'] as const;

const tooMany = (retryAfterSeconds: number) => new AppError('RATE_LIMITED', { retryAfterSeconds });

/** Limits open connections, so that nobody can use up all of them on this instance. */
@Injectable()
export class ConnectionLimit {
  private readonly authenticated = new OpenCounter();
  private readonly unauthenticated = new OpenCounter();
  private readonly upgrades: Allowance;

  constructor(@Inject(CONFIG) private readonly config: Pick<Config, 'limits'>) {
    this.upgrades = new Allowance(ADDRESS_LIMITS.upgradesPerMinute * config.limits, MINUTE_MS);
  }

  /**
   * Counts a connection of which only the address is known, or rejects it. Returns the function to call when
   * it has authenticated or ended.
   */
  countUpgrade(address: string): () => void {
    const { limits } = this.config;
    if (limits > 0) {
      const wait = this.upgrades.take(address);
      if (wait > 0) throw tooMany(wait);
      if (this.unauthenticated.numberOf(address) >= ADDRESS_LIMITS.unauthenticated * limits) throw tooMany(1);
    }
    return this.unauthenticated.add(address);
  }

  /** Counts a new connection, or rejects it. Returns the function to call when the connection has ended. */
  take(limitKeys: LimitKeys): () => void {
    const { limits } = this.config;
    const places = SCOPES.flatMap((scope) => {
      const key = limitKeys[scope];
      return key === undefined ? [] : [{ key: `${scope}:${key}`, max: MAX_CONNECTIONS[scope] * limits }];
    });
    if (limits > 0 && places.some(({ key, max }) => this.authenticated.numberOf(key) >= max)) {
      throw tooMany(RETRY_AFTER_SECONDS);
    }
    const ends = places.map(({ key }) => this.authenticated.add(key));
    return () => ends.forEach((end) => end());
  }
}
