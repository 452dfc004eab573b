import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateProgress1763800100000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    // True for dailies that were merged at a login and would have shortened the streak.
    await runner.query(`
      ALTER TABLE one_player_versus_three_games ADD "skipsStreak" boolean NOT NULL DEFAULT false`);
    await runner.query(`
      CREATE TABLE daily_challenge_progress (
        "userId" text NOT NULL REFERENCES users ON DELETE CASCADE,
        "challengeDate" date NOT NULL,
        "gameNumber" integer NOT NULL,
        "currentRound" integer NOT NULL CHECK ("currentRound" BETWEEN 1 AND 16),
        "gameState" jsonb NOT NULL,
        completed boolean NOT NULL DEFAULT false,
        "finalScore" integer,
        "createdAt" timestamptz NOT NULL DEFAULT now(),
        "updatedAt" timestamptz NOT NULL DEFAULT now(),
        PRIMARY KEY ("userId", "challengeDate")
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE daily_challenge_progress');
    await runner.query('ALTER TABLE one_player_versus_three_games DROP "skipsStreak"');
  }
}
