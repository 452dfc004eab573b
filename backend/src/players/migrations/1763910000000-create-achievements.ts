import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateAchievements1763910000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE player_achievements (
        "playerUUID" uuid NOT NULL REFERENCES players ON UPDATE CASCADE,
        "achievementType" text NOT NULL CHECK ("achievementType" IN ('streak_milestone', 'perfect_score')),
        "achievementValue" integer NOT NULL CHECK ("achievementValue" > 0),
        "streakMilestone" text,
        "earnedAt" timestamptz NOT NULL,
        PRIMARY KEY ("playerUUID", "achievementType", "achievementValue")
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE player_achievements');
  }
}
