import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Games end when both of their players turn out to be the same. Their codes say so, so that nobody takes their
 * moves for lost. No row has another value, so none has to be checked.
 */
export class NoteMergedGames1766500200000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE game_codes DROP CONSTRAINT game_codes_removed_check,
        ADD CONSTRAINT game_codes_removed_check CHECK (removed IN ('unjoined', 'abandoned', 'merged')) NOT VALID`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`UPDATE game_codes SET removed = NULL WHERE removed = 'merged'`);
    await runner.query(`
      ALTER TABLE game_codes DROP CONSTRAINT game_codes_removed_check,
        ADD CONSTRAINT game_codes_removed_check CHECK (removed IN ('unjoined', 'abandoned'))`);
  }
}
