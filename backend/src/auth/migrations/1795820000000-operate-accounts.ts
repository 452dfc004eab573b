import type { MigrationInterface, QueryRunner } from 'typeorm';

export class OperateAccounts1795820000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    // Given by the command line, in addition to ADMIN_EMAILS.
    await runner.query(`ALTER TABLE users ADD COLUMN role text CHECK (role IN ('admin'))`);
    // Each rotation of the session secret. Worthless without SESSION_SECRET.
    await runner.query(`
      CREATE TABLE session_salts (
        id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        salt text NOT NULL,
        "createdAt" timestamptz NOT NULL
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE session_salts');
    await runner.query('ALTER TABLE users DROP COLUMN role');
  }
}
