import type { PlainDate } from '@tessera/rules';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What happened with the daily of one number. */
export interface DailyNumberMetrics {
  gameNumber: number;
  started: number;
  completed: number;
}

/** A day of UTC that is over, as it was counted once. All of it can be summed up over days. */
@Entity('admin_days')
export class DayEntity {
  @PrimaryColumn('date')
  date: PlainDate;

  /** Games started in each hour. */
  @Column('int', { array: true })
  dailyByHour: number[];

  @Column('int', { array: true })
  multiplayerByHour: number[];

  @Column('int')
  multiplayerCompleted: number;

  /** Dailies completed with each score, 0 to 32. */
  @Column('int', { array: true })
  scores: number[];

  @Column('jsonb')
  gameNumbers: DailyNumberMetrics[];

  @Column('int')
  accountsCreated: number;

  @Column('int')
  groupsCreated: number;

  /** By others than who made the group. */
  @Column('int')
  groupsJoined: number;

  /** How many players joined any. */
  @Column('int')
  joiners: number;

  /** Those of them who had joined none before. */
  @Column('int')
  firstJoiners: number;

  /** Players whose first daily it was. */
  @Column('int')
  newDailyPlayers: number;

  @Column('int')
  activeUsers: number;

  /** Those of them who were not known before. */
  @Column('int')
  newUsers: number;

  @Column('int')
  sessions: number;

  @Column('double precision')
  sessionSeconds: number;
}

export type DayMetrics = Omit<DayEntity, 'date'>;
