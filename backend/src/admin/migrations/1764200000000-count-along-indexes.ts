import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CountAlongIndexes1764200000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    // A summary by ranges of pages lasts until the first server that is killed while it is being written: from
    // that range on the index then leads to every page. This one has two rows a game, and no move pays for it.
    await runner.query('DROP INDEX game_events_time');
    await runner.query(`
      CREATE INDEX game_events_milestones ON game_events (timestamp)
        WHERE "eventType" IN ('GAME_JOINED', 'GAME_COMPLETE')`);
    await runner.query('CREATE INDEX players_createdat ON players ("createdAt")');
    // False says nothing, for the release before does not write it either.
    await runner.query(`
      ALTER TABLE one_player_versus_three_games ADD COLUMN "hadEarlier" boolean NOT NULL DEFAULT false`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE one_player_versus_three_games DROP COLUMN "hadEarlier"');
    await runner.query('DROP INDEX players_createdat, game_events_milestones');
    await runner.query('CREATE INDEX game_events_time ON game_events USING brin (timestamp)');
  }
}
