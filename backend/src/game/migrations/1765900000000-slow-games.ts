import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The latest nudge, and when a game was let go. Such a game has the status `completed`, so that the previous release
 * doesn't list it; the constraint keeps that release from adding a move.
 */
export class SlowGames1765900000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE games ADD "nudgedAt" timestamptz, ADD "letGoAt" timestamptz,
        ADD CONSTRAINT games_let_go_are_over CHECK ("letGoAt" IS NULL OR status = 'completed') NOT VALID`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE games DROP "letGoAt", DROP "nudgedAt"');
  }
}
