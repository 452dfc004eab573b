import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreatePractice1764000200000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE practice_games (
        "gameId" text PRIMARY KEY,
        "playerUUID" uuid NOT NULL REFERENCES players ON UPDATE CASCADE,
        "currentRound" integer NOT NULL DEFAULT 1 CHECK ("currentRound" BETWEEN 1 AND 16),
        "currentRoundState" text NOT NULL DEFAULT 'placing' CHECK ("currentRoundState" IN ('placing', 'selecting')),
        "currentLetter" char(1),
        "playerGrid" char(16) NOT NULL DEFAULT '................',
        "playerWords" jsonb NOT NULL DEFAULT '[]',
        "playerScore" integer NOT NULL DEFAULT 0 CHECK ("playerScore" BETWEEN 0 AND 32),
        "letterSequence" char(16) NOT NULL,
        "roundHistory" jsonb,
        status text NOT NULL DEFAULT 'active' CHECK (status IN ('active', 'completed')),
        "dailyChallengeDate" date NOT NULL REFERENCES daily_challenge_sequences,
        "gameNumber" integer NOT NULL,
        "createdAt" timestamptz NOT NULL DEFAULT now(),
        "completedAt" timestamptz,
        "lastActivityAt" timestamptz NOT NULL DEFAULT now(),
        UNIQUE ("playerUUID", "dailyChallengeDate"),
        CHECK ((status = 'completed') = ("completedAt" IS NOT NULL))
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE practice_games');
  }
}
