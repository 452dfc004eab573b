import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type Repository, Column, Entity, PrimaryColumn } from 'typeorm';

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

const ERROR_MAX_LENGTH = 500;

@Injectable()
export class JobRecordsRepository {
  constructor(@InjectRepository(JobRecordEntity) private readonly records: Repository<JobRecordEntity>) {}

  async all(): Promise<Map<string, JobRecordEntity>> {
    return new Map((await this.records.find()).map((record) => [record.name, record]));
  }

  async started(name: string, at: number): Promise<void> {
    await this.records.query(
      `INSERT INTO job_records (name, "lastStartedAt") VALUES ($1, $2)
       ON CONFLICT (name) DO UPDATE SET "lastStartedAt" = excluded."lastStartedAt"`,
      [name, new Date(at)],
    );
  }

  async succeeded(name: string, at: number): Promise<void> {
    const lastEndedAt = new Date(at);
    await this.records.update(name, {
      lastEndedAt,
      lastSucceededAt: lastEndedAt,
      failures: 0,
      lastError: null,
    });
  }

  async failed(name: string, at: number, error: string): Promise<void> {
    await this.records.update(name, {
      lastEndedAt: new Date(at),
      failures: () => 'failures + 1',
      lastError: error.slice(0, ERROR_MAX_LENGTH),
    });
  }
}
