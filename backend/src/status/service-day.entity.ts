import type { PlainDate } from '@tessera/rules';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The metrics of a day (UTC), over all processes. */
@Entity('service_days')
export class ServiceDayEntity {
  @PrimaryColumn('date')
  date: PlainDate;

  /** How many minutes were served, out of those that have passed since the first one known. */
  @Column('int')
  minutes: number;

  @Column('int')
  expectedMinutes: number;

  @Column('int')
  moves: number;

  @Column('int')
  reconnects: number;

  @Column('int', { array: true, nullable: true })
  latencies: number[] | null;

  /** False if the letters of the next dailies were missing at any time of the day; null if nobody looked. */
  @Column('boolean', { nullable: true })
  isDailyReady: boolean | null;

  /** Null until the minutes have been summed up. */
  @Column('timestamptz', { nullable: true })
  summedAt: Date | null;

  /** How many acknowledged moves were compared with the stored ones, and how many of them were missing. */
  @Column('int', { nullable: true })
  checkedMoves: number | null;

  @Column('int', { nullable: true })
  missingMoves: number | null;

  @Column('timestamptz', { nullable: true })
  checkedAt: Date | null;
}
