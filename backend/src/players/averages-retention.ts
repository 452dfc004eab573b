import { Injectable, type OnModuleInit } from '@nestjs/common';
import { earliestToday } from '@tessera/rules';
import { DataSource } from 'typeorm';
import { Retention } from '../platform/retention/retention.js';
import { REMOVE_PAST_AVERAGES } from './standings.sql.js';

/** Deletes averages of dates that are over everywhere. */
@Injectable()
export class AveragesRetention implements OnModuleInit {
  constructor(
    private readonly retention: Retention,
    private readonly dataSource: DataSource,
  ) {}

  onModuleInit(): void {
    this.retention.add({
      name: 'averages of past dates',
      removeExpired: async (now, max) => {
        const values = [earliestToday(now.getTime()), max];
        const [, count] = await this.dataSource.query<[unknown[], number]>(REMOVE_PAST_AVERAGES, values);
        return count;
      },
    });
  }
}
