import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The index for the nightly deletion. */
export class LetDuelsGo1764020300000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE INDEX duels_unfinished_by_age ON duels ("createdAt") WHERE status = 'active'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX duels_unfinished_by_age');
  }
}
