import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateMaintenance1795828000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE maintenance (
        kind text PRIMARY KEY CHECK (kind IN ('announcement', 'pause')),
        text text NOT NULL,
        "startsAt" timestamptz NOT NULL,
        "endsAt" timestamptz NOT NULL
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE maintenance');
  }
}
