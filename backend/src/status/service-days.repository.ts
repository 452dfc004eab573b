import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { PlainDate } from '@tessera/rules';
import { LessThan, MoreThanOrEqual, type Repository } from 'typeorm';
import { ServiceDayEntity } from './service-day.entity.js';
import { query } from '../platform/database/statement.js';

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

  /** The last day about which anything is known. */
  async latest(): Promise<PlainDate | undefined> {
    const [day] = await this.days.find({ order: { date: 'DESC' }, take: 1 });
    return day?.date;
  }

  /** Whether anything is known about an earlier day. */
  existsBefore(date: PlainDate): Promise<boolean> {
    return this.days.existsBy({ date: LessThan(date) });
  }

  /** A day on which the dailies weren't ready stays one. */
  async keepSums(date: PlainDate, sums: DaySums): Promise<void> {
    await query(
      this.days,
      `INSERT INTO service_days AS kept
         (date, minutes, "expectedMinutes", moves, reconnects, latencies, "isDailyReady", "summedAt")
       VALUES ($date, $minutes, $expectedMinutes, $moves, $reconnects, $latencies, $isDailyReady, $summedAt)
       ON CONFLICT (date) DO UPDATE SET
         minutes = excluded.minutes, "expectedMinutes" = excluded."expectedMinutes", moves = excluded.moves,
         reconnects = excluded.reconnects, latencies = excluded.latencies, "summedAt" = excluded."summedAt",
         "isDailyReady" = coalesce(kept."isDailyReady" AND excluded."isDailyReady", kept."isDailyReady",
           excluded."isDailyReady")`,
      { ...sums, date },
    );
  }

  async keepMoveCount(date: PlainDate, { checkedMoves, missingMoves, checkedAt }: MoveCount): Promise<void> {
    await this.days.upsert({ date, checkedMoves, missingMoves, checkedAt }, ['date']);
  }
}
