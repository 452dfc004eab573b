import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What the nightly removal looks for. By the day on which a game was made, for that never changes: an index on
 * the last activity would have to be written anew with every move.
 */
export class LetGamesGo1764020000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE games ADD "hasEvents" boolean NOT NULL DEFAULT true`);
    await runner.query(
      `CREATE INDEX games_unfinished_by_age ON games ("createdAt") WHERE status <> 'completed'`,
    );
    await runner.query(`
      CREATE INDEX games_with_events_by_age ON games ("createdAt") WHERE status = 'completed' AND "hasEvents"`);
    // Why a code leads nowhere any more, for whoever still comes with it.
    await runner.query(`
      ALTER TABLE game_codes ADD removed text CHECK (removed IN ('unjoined', 'abandoned'))`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE game_codes DROP removed');
    await runner.query('DROP INDEX games_with_events_by_age, games_unfinished_by_age');
    await runner.query('ALTER TABLE games DROP "hasEvents"');
  }
}
