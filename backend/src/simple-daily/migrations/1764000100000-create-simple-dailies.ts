import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateSimpleDailies1764000100000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE daily_challenge_games (
        "gameId" text PRIMARY KEY,
        "playerUUID" uuid NOT NULL REFERENCES players ON UPDATE CASCADE,
        "currentRound" integer NOT NULL DEFAULT 1 CHECK ("currentRound" BETWEEN 1 AND 16),
        "roundState" text NOT NULL DEFAULT 'AWAITING_LETTER'
          CHECK ("roundState" IN ('AWAITING_LETTER', 'LETTER_PROVIDED')),
        "currentLetter" char(1),
        "playerGrid" char(16) NOT NULL DEFAULT '................',
        "playerWords" jsonb NOT NULL DEFAULT '[]',
        "playerScore" integer NOT NULL DEFAULT 0 CHECK ("playerScore" BETWEEN 0 AND 32),
        "completedRounds" integer NOT NULL DEFAULT 0 CHECK ("completedRounds" BETWEEN 0 AND 16),
        "blindLetters" char(8) NOT NULL,
        moves jsonb NOT NULL DEFAULT '[]',
        status text NOT NULL DEFAULT 'active' CHECK (status IN ('active', 'completed')),
        "dailyChallengeDate" date NOT NULL REFERENCES daily_challenge_sequences,
        "gameNumber" integer NOT NULL,
        "createdAt" timestamptz NOT NULL DEFAULT now(),
        "completedAt" timestamptz,
        "lastActivityAt" timestamptz NOT NULL DEFAULT now(),
        UNIQUE ("playerUUID", "dailyChallengeDate"),
        CHECK ((status = 'completed') = ("completedAt" IS NOT NULL))
      )`);
    await runner.query(`
      CREATE TABLE daily_challenge_submissions (
        "gameId" text NOT NULL REFERENCES daily_challenge_games ON DELETE CASCADE,
        round integer NOT NULL CHECK (round BETWEEN 1 AND 16),
        "submissionType" text NOT NULL CHECK ("submissionType" IN ('SELECT_LETTER', 'PLACE_LETTER')),
        "playerUUID" uuid NOT NULL REFERENCES players ON UPDATE CASCADE,
        "gameNumber" integer NOT NULL,
        date date NOT NULL,
        "letterSubmitted" char(1) NOT NULL,
        "cellIndex" integer CHECK ("cellIndex" BETWEEN 0 AND 15),
        "gridState" char(16) NOT NULL,
        timestamp timestamptz NOT NULL DEFAULT now(),
        PRIMARY KEY ("gameId", round, "submissionType"),
        CHECK (("submissionType" = 'PLACE_LETTER') = ("cellIndex" IS NOT NULL))
      )`);
    await runner.query(`
      CREATE INDEX daily_challenge_submissions_of_player ON daily_challenge_submissions ("playerUUID")`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE daily_challenge_submissions, daily_challenge_games');
  }
}
