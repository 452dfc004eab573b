import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Which dailies were merged into an account, and what that did to its streak. Earlier merges stay unknown. */
export class NoteMerges1765300000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE one_player_versus_three_games ADD "mergedAt" timestamptz');
    await runner.query(`
      CREATE TABLE daily_merges (
        "playerUUID" uuid NOT NULL REFERENCES players ON UPDATE CASCADE,
        id bigint GENERATED ALWAYS AS IDENTITY,
        at timestamptz NOT NULL,
        added integer NOT NULL,
        outside integer NOT NULL,
        duplicates integer NOT NULL,
        "streakBefore" integer NOT NULL,
        "streakAfter" integer NOT NULL,
        "bestBefore" integer NOT NULL,
        "bestAfter" integer NOT NULL,
        PRIMARY KEY ("playerUUID", id)
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE daily_merges');
    await runner.query('ALTER TABLE one_player_versus_three_games DROP "mergedAt"');
  }
}
