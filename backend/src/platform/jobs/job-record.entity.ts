import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The outcome of a job's last runs, on any instance. */
@Entity('job_records')
export class JobRecordEntity {
  @PrimaryColumn('text')
  name: string;

  @Column('timestamptz')
  lastStartedAt: Date;

  /** Null until the first run has ended. */
  @Column('timestamptz', { nullable: true })
  lastEndedAt: Date | null;

  @Column('timestamptz', { nullable: true })
  lastSucceededAt: Date | null;

  /** Since the last success. */
  @Column('int')
  failures: number;

  /** The error of the last run; null if it succeeded. */
  @Column('text', { nullable: true })
  lastError: string | null;
}
