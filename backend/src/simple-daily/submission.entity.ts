import type { PlainDate } from '@tessera/rules';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A letter that was selected or placed in a simple daily. */
@Entity('daily_challenge_submissions')
export class SubmissionEntity {
  @PrimaryColumn('text')
  gameId: string;

  @PrimaryColumn('int')
  round: number;

  @PrimaryColumn('text')
  submissionType: 'SELECT_LETTER' | 'PLACE_LETTER';

  @Column('uuid')
  playerUUID: string;

  @Column('int')
  gameNumber: number;

  @Column('date')
  date: PlainDate;

  @Column('char')
  letterSubmitted: string;

  /** null if the letter was only selected */
  @Column('int', { nullable: true })
  cellIndex: number | null;

  /** The grid afterwards. */
  @Column('char', { length: 16 })
  gridState: string;

  @Column('timestamptz')
  timestamp: Date;
}
