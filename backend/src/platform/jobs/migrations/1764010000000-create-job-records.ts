import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateJobRecords1764010000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE job_records (
        name text PRIMARY KEY,
        "lastStartedAt" timestamptz NOT NULL,
        "lastEndedAt" timestamptz,
        "lastSucceededAt" timestamptz,
        failures integer NOT NULL DEFAULT 0,
        "lastError" text
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE job_records');
  }
}
