import type { MigrationInterface, QueryRunner } from 'typeorm';

/** `highScores` counts those of new players, and the new column those of all others. */
export class BoundHighScores1795800000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE network_counts ADD "otherHighScores" integer NOT NULL DEFAULT 0');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE network_counts DROP "otherHighScores"');
  }
}
