import { Column, Entity, PrimaryColumn } from 'typeorm';

/** How a job has gone, on whatever instance it ran. */
@Entity('job_records')
export class JobRecordEntity {
  @PrimaryColumn('text')
  name: string;

  @Column('timestamptz')
  lastStartedAt: Date;

  /** Null while the first run is under way. */
  @Column('timestamptz', { nullable: true })
  lastEndedAt: Date | null;

  @Column('timestamptz', { nullable: true })
  lastSucceededAt: Date | null;

  /** Since the last success. */
  @Column('int')
  failures: number;

  /** What the last run failed with; null when it succeeded. */
  @Column('text', { nullable: true })
  lastError: string | null;
}
