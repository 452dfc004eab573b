import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The index for the nightly deletion. */
export class ForgetOldProgress1764020200000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'CREATE INDEX daily_challenge_progress_date ON daily_challenge_progress ("challengeDate")',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX daily_challenge_progress_date');
  }
}
