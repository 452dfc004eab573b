import { Inject, Injectable } from '@nestjs/common';
import type { DailySpread } from '@tessera/contracts/daily';
import { LIMITS } from '@tessera/contracts/wire';
import { isOverEverywhere, type PlainDate } from '@tessera/rules';
import { Clock } from '../platform/clock/clock.js';
import { CONFIG, type Config } from '../platform/config/config.js';
import { AppError } from '../platform/requests/app-error.js';
import type { KnownPlayer } from '../players/index.js';
import { SpreadRepository } from './spread.repository.js';

/** Reads how everybody did in the daily of a date. */
@Injectable()
export class SpreadService {
  constructor(
    private readonly spreads: SpreadRepository,
    private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Pick<Config, 'launchDate'>,
  ) {}

  /** Until the date is over everywhere, only for players who have completed its daily. */
  async read(date: PlainDate, player: KnownPlayer | null): Promise<DailySpread> {
    if (date < this.config.launchDate) throw new AppError('NO_DAILY_THAT_DAY', { field: 'date' });
    if (!isOverEverywhere(date, this.clock.now()) && !player?.recentDates.includes(date))
      throw new AppError('SCORES_IN_PLAY', { field: 'date' });
    return this.of(date);
  }

  /** For callers who know that the player may see it. */
  async of(date: PlainDate): Promise<DailySpread> {
    const scores = await this.spreads.read(date);
    const games = scores.reduce((sum, count) => sum + count, 0);
    return { date, games, scores: games < LIMITS.SPREAD_MIN_GAMES ? null : scores };
  }
}
