import type { MigrationInterface, QueryRunner } from 'typeorm';

export class KeepReleaseAssets1764310000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE release_assets (
        name text PRIMARY KEY,
        content bytea NOT NULL,
        "servedAt" timestamptz NOT NULL
      )`);
    await runner.query('CREATE INDEX release_assets_served ON release_assets ("servedAt")');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE release_assets');
  }
}
