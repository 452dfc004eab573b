import { Inject, Injectable } from '@nestjs/common';
import { ADDRESS_LIMITS, MAX_CONNECTIONS } from '@tessera/contracts/wire';
import { MINUTE_MS } from '@tessera/rules';
import { CONFIG, type Config } from '../config/config.js';
import { AppError } from '../requests/app-error.js';
import type { LimitKeys } from '../requests/address-key.js';
import { Allowance } from './allowance.js';

const RETRY_AFTER_SECONDS = 30;
const SCOPES = ['address', 'player'] as const;

const tooMany = (retryAfterSeconds: number) => new AppError('RATE_LIMITED', { retryAfterSeconds });

/** Limits open connections, so that nobody can use up all of them on this instance. */
@Injectable()
export class ConnectionLimit {
  private readonly upgrades: Allowance;
  private readonly unauthenticated: Allowance;
  private readonly authenticated: Readonly<Record<(typeof SCOPES)[number], Allowance>>;

  constructor(@Inject(CONFIG) { limits }: Pick<Config, 'limits'>) {
    const allowance = (points: number, windowMs?: number) =>
      new Allowance(limits > 0 ? points * limits : Infinity, windowMs);
    this.upgrades = allowance(ADDRESS_LIMITS.upgradesPerMinute, MINUTE_MS);
    this.unauthenticated = allowance(ADDRESS_LIMITS.unauthenticated);
    this.authenticated = {
      address: allowance(MAX_CONNECTIONS.address),
      player: allowance(MAX_CONNECTIONS.player),
    };
  }

  /**
   * Counts a connection of which only the address is known, or rejects it. Returns the function to call when
   * it has authenticated or ended.
   */
  countUpgrade(address: string): () => void {
    const wait = this.upgrades.take(address) || this.unauthenticated.secondsToWait(address);
    if (wait > 0) throw tooMany(wait);
    return this.unauthenticated.begin(address);
  }

  /** Counts a new connection, or rejects it. Returns the function to call when the connection has ended. */
  take(limitKeys: LimitKeys): () => void {
    const open = SCOPES.flatMap((scope) => {
      const key = limitKeys[scope];
      return key === undefined ? [] : [{ allowance: this.authenticated[scope], key }];
    });
    if (open.some(({ allowance, key }) => allowance.secondsToWait(key) > 0)) {
      throw tooMany(RETRY_AFTER_SECONDS);
    }
    const ends = open.map(({ allowance, key }) => allowance.begin(key));
    return () => ends.forEach((end) => end());
  }
}
