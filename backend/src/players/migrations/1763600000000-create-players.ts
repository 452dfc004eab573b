import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreatePlayers1763600000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE players (
        "playerUUID" uuid PRIMARY KEY,
        "publicId" uuid NOT NULL UNIQUE,
        timezone text,
        streak integer NOT NULL DEFAULT 0 CHECK (streak >= 0),
        "bestStreak" integer NOT NULL DEFAULT 0 CHECK ("bestStreak" >= streak),
        "streakDate" date,
        "recentDates" text[] NOT NULL DEFAULT '{}',
        "createdAt" timestamptz NOT NULL DEFAULT now()
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE players');
  }
}
