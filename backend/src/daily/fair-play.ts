import { createHmac } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { LIMITS } from '@tessera/contracts/wire';
import type { PlainDate } from '@tessera/rules';
import { sessionSecretOf } from '../auth/index.js';
import { CONFIG, type Config } from '../platform/config/config.js';

/** The numbers by which results are held back, as parameters of the statements that complete dailies. */
export interface FairPlayNumbers {
  minSeconds: number;
  newPlayers: number;
  highScores: number;
}

/** Which results may count on public leaderboards. */
@Injectable()
export class FairPlay {
  readonly numbers: FairPlayNumbers;
  private readonly secret: string | null;

  constructor(@Inject(CONFIG) config: Config) {
    const { limits } = config;
    this.numbers = {
      minSeconds: limits === 0 ? 0 : Math.floor(LIMITS.DAILY_MIN_SECONDS / Math.max(1, limits)),
      newPlayers: Math.ceil(LIMITS.NETWORK_NEW_PLAYERS * limits),
      highScores: Math.ceil(LIMITS.NETWORK_HIGH_SCORES * limits),
    };
    this.secret = limits === 0 ? null : sessionSecretOf(config);
  }

  /**
   * The network under which results are counted on a date: a digest that differs every day, so that it can neither
   * be followed from day to day nor be turned back into an address without the server's secret. Null without limits.
   */
  networkOf(address: string, date: PlainDate): string | null {
    if (this.secret === null) return null;
    return createHmac('sha256', this.secret).update(`network ${date} ${address}`).digest('base64url');
  }
}
