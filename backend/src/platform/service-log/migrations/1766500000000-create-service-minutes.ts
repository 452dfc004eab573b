import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What each process has counted in each minute: what it answered, and how long that took. `versions` has the
 * acknowledged versions of each subject as bits.
 */
export class CreateServiceMinutes1766500000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE service_minutes (
        process text NOT NULL,
        minute timestamptz NOT NULL,
        "onTime" boolean NOT NULL,
        moves integer NOT NULL,
        reconnects integer NOT NULL,
        latencies integer[],
        subjects text[] NOT NULL,
        versions bigint[] NOT NULL,
        PRIMARY KEY (minute, process)
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE service_minutes');
  }
}
