import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Existing rows have no values at first; a job rates them later. */
export class ProveDailies1764010100000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE daily_challenge_sequences
        ADD difficulty double precision,
        ADD "expectedScore" double precision CHECK ("expectedScore" BETWEEN 0 AND 32),
        ADD witness char(16) CHECK (witness ~ '^[A-Z]{16}$')`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      'ALTER TABLE daily_challenge_sequences DROP difficulty, DROP "expectedScore", DROP witness',
    );
  }
}
