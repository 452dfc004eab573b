import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateBackups1766200000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE backups (
        name text PRIMARY KEY,
        "madeAt" timestamptz NOT NULL,
        bytes bigint NOT NULL
      )`);
    await runner.query(`
      CREATE TABLE deletions (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        kind text NOT NULL,
        subject text NOT NULL,
        at timestamptz NOT NULL DEFAULT now(),
        "listedAt" timestamptz
      )`);
    await runner.query('CREATE INDEX deletions_to_list ON deletions (id) WHERE "listedAt" IS NULL');
    await runner.query('CREATE INDEX deletions_by_time ON deletions (at)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE deletions, backups');
  }
}
