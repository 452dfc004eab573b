import type { PlainDate } from '@tessera/rules';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** How often the daily with this number was started and completed. */
export interface DailyNumberMetrics {
  gameNumber: number;
  started: number;
  completed: number;
}

/** The metrics of a past day (UTC), counted once. All of them can be summed up over several days. */
@Entity('admin_days')
export class AdminDayEntity {
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

  /** Memberships of players other than the group's creator. */
  @Column('int')
  groupsJoined: number;

  /** The number of players who joined a group. */
  @Column('int')
  joiners: number;

  /** Those who had never joined one before. */
  @Column('int')
  firstJoiners: number;

  /** Players who started their first daily. */
  @Column('int')
  newDailyPlayers: number;

  @Column('int')
  activeUsers: number;

  /** Those who were new on that day. */
  @Column('int')
  newUsers: number;

  @Column('int')
  sessions: number;

  @Column('double precision')
  sessionSeconds: number;
}

export type DayMetrics = Omit<AdminDayEntity, 'date'>;
