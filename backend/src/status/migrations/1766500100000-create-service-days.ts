import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The figures of each day (UTC) for the public status page. */
export class CreateServiceDays1766500100000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE service_days (
        date date PRIMARY KEY,
        minutes integer NOT NULL DEFAULT 0,
        "expectedMinutes" integer NOT NULL DEFAULT 0,
        moves integer NOT NULL DEFAULT 0,
        reconnects integer NOT NULL DEFAULT 0,
        latencies integer[],
        "isDailyReady" boolean,
        "summedAt" timestamptz,
        "checkedMoves" integer,
        "missingMoves" integer,
        "checkedAt" timestamptz
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE service_days');
  }
}
