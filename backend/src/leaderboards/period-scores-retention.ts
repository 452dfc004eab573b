import { Injectable, type OnModuleInit } from '@nestjs/common';
import { LIMITS } from '@tessera/contracts/constants';
import { earliestToday, periodOn } from '@tessera/rules';
import { DataSource } from 'typeorm';
import { Retention } from '../platform/retention/retention.js';
import { KINDS, REMOVE_PAST_PERIODS } from './period-scores.sql.js';

/** Deletes the sums of days and weeks that no leaderboard reads any more. Those of months stay. */
@Injectable()
export class PeriodScoresRetention implements OnModuleInit {
  constructor(
    private readonly retention: Retention,
    private readonly dataSource: DataSource,
  ) {}

  onModuleInit(): void {
    this.retention.add(
      { name: 'scores of past days', removeExpired: this.remover('yesterday') },
      { name: 'scores of past weeks', removeExpired: this.remover('week') },
    );
  }

  private remover(period: 'yesterday' | 'week') {
    return async (now: Date, max: number): Promise<number> => {
      const { from } = periodOn(period, earliestToday(now.getTime()), LIMITS.PERIODS_BACK[period]);
      const values = [KINDS[period], from, max];
      const [, count] = await this.dataSource.query<[unknown[], number]>(REMOVE_PAST_PERIODS, values);
      return count;
    };
  }
}
