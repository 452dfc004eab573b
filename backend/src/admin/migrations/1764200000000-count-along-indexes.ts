import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CountAlongIndexes1764200000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    // If the server is killed while a BRIN index is being written, the index matches every page from that
    // range on. The new one has two rows per game and doesn't slow down moves.
    await runner.query('DROP INDEX game_events_time');
    await runner.query(`
      CREATE INDEX game_events_milestones ON game_events (timestamp)
        WHERE "eventType" IN ('GAME_JOINED', 'GAME_COMPLETE')`);
    await runner.query('CREATE INDEX players_createdat ON players ("createdAt")');
    // False may also mean unknown, because the previous release doesn't set it.
    await runner.query(`
      ALTER TABLE one_player_versus_three_games ADD COLUMN "hadEarlier" boolean NOT NULL DEFAULT false`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE one_player_versus_three_games DROP COLUMN "hadEarlier"');
    await runner.query('DROP INDEX players_createdat, game_events_milestones');
    await runner.query('CREATE INDEX game_events_time ON game_events USING brin (timestamp)');
  }
}
