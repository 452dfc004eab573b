import type { MigrationInterface, QueryRunner } from 'typeorm';

/** When a session was last confirmed with a passkey; null for never. */
export class ConfirmSessions1795801000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE user_sessions ADD "confirmedAt" timestamptz');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE user_sessions DROP "confirmedAt"');
  }
}
