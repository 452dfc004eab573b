import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Indexes for the nightly removal. They use the creation date, which never changes: an index on the last
 * activity would have to be updated with every move.
 */
export class LetGamesGo1764020000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE games ADD "hasEvents" boolean NOT NULL DEFAULT true`);
    await runner.query(
      `CREATE INDEX games_unfinished_by_age ON games ("createdAt") WHERE status <> 'completed'`,
    );
    await runner.query(`
      CREATE INDEX games_with_events_by_age ON games ("createdAt") WHERE status = 'completed' AND "hasEvents"`);
    // Why a code no longer has a game, for players who still use it.
    await runner.query(`
      ALTER TABLE game_codes ADD removed text CHECK (removed IN ('unjoined', 'abandoned'))`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE game_codes DROP removed');
    await runner.query('DROP INDEX games_with_events_by_age, games_unfinished_by_age');
    await runner.query('ALTER TABLE games DROP "hasEvents"');
  }
}
