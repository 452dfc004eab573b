import type { DailyProgress } from '@tessera/contracts/daily';
import type { PlainDate } from '@tessera/rules';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The progress of an account's daily, as reported by its device. */
@Entity('daily_challenge_progress')
export class ProgressEntity {
  @PrimaryColumn('text')
  userId: string;

  @PrimaryColumn('date')
  challengeDate: PlainDate;

  @Column('int')
  gameNumber: number;

  @Column('int')
  currentRound: number;

  @Column('jsonb')
  gameState: DailyProgress['gameState'];

  @Column('boolean')
  completed: boolean;

  @Column('int', { nullable: true })
  finalScore: number | null;

  @Column('timestamptz')
  updatedAt: Date;
}
