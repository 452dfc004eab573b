import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Indexes for the nightly deletion. */
export class ForgetEndedSessions1764020100000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE INDEX user_sessions_ended ON user_sessions ("lastActivityAt") WHERE NOT "isActive"`);
    await runner.query('CREATE INDEX password_reset_tokens_expiry ON password_reset_tokens ("expiresAt")');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX password_reset_tokens_expiry, user_sessions_ended');
  }
}
