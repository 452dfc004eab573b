import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Repository } from 'typeorm';
import { JobRecordEntity } from './job-record.entity.js';

const ERROR_MAX_LENGTH = 500;

@Injectable()
export class JobRecordsStore {
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
