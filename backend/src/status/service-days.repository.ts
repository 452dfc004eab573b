import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { PlainDate } from '@tessera/rules';
import { LessThan, MoreThanOrEqual, type Repository } from 'typeorm';
import { ServiceDayEntity } from './service-day.entity.js';

export type DaySums = Pick<
  ServiceDayEntity,
  'minutes' | 'expectedMinutes' | 'moves' | 'reconnects' | 'latencies' | 'isDailyReady' | 'summedAt'
>;
type MoveCount = Pick<ServiceDayEntity, 'checkedMoves' | 'missingMoves' | 'checkedAt'>;

/** The metrics of days. Each job writes its own columns. */
@Injectable()
export class ServiceDaysRepository {
  constructor(@InjectRepository(ServiceDayEntity) private readonly days: Repository<ServiceDayEntity>) {}

  /** Oldest first. */
  from(date: PlainDate): Promise<ServiceDayEntity[]> {
    return this.days.find({ where: { date: MoreThanOrEqual(date) }, order: { date: 'ASC' } });
  }

  /** Whether anything is known about an earlier day. */
  existsBefore(date: PlainDate): Promise<boolean> {
    return this.days.existsBy({ date: LessThan(date) });
  }

  /** A day on which the dailies weren't ready stays one. */
  async keepSums(date: PlainDate, sums: DaySums): Promise<void> {
    await this.days.query(
      `INSERT INTO service_days AS kept
         (date, minutes, "expectedMinutes", moves, reconnects, latencies, "isDailyReady", "summedAt")
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8)
       ON CONFLICT (date) DO UPDATE SET
         minutes = excluded.minutes, "expectedMinutes" = excluded."expectedMinutes", moves = excluded.moves,
         reconnects = excluded.reconnects, latencies = excluded.latencies, "summedAt" = excluded."summedAt",
         "isDailyReady" = coalesce(kept."isDailyReady" AND excluded."isDailyReady", kept."isDailyReady",
           excluded."isDailyReady")`,
      [
        date,
        sums.minutes,
        sums.expectedMinutes,
        sums.moves,
        sums.reconnects,
        sums.latencies,
        sums.isDailyReady,
        sums.summedAt,
      ],
    );
  }

  async keepMoveCount(date: PlainDate, { checkedMoves, missingMoves, checkedAt }: MoveCount): Promise<void> {
    await this.days.upsert({ date, checkedMoves, missingMoves, checkedAt }, ['date']);
  }
}
