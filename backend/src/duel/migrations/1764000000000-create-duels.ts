import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateDuels1764000000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE duels (
        "gameId" text PRIMARY KEY,
        "playerUUID" uuid NOT NULL REFERENCES players ON UPDATE CASCADE,
        level text NOT NULL CHECK (level IN ('gentle', 'keen', 'strong', 'master')),
        seed integer NOT NULL,
        "blindLetters" char(8) NOT NULL,
        status text NOT NULL DEFAULT 'active' CHECK (status IN ('active', 'completed')),
        version integer NOT NULL DEFAULT 0 CHECK (version BETWEEN 0 AND 23),
        letters text NOT NULL CHECK (length(letters) BETWEEN 1 AND 16),
        "playerCells" smallint[] NOT NULL DEFAULT '{}' CHECK (cardinality("playerCells") <= 16),
        "botCells" smallint[] NOT NULL DEFAULT '{}' CHECK (cardinality("botCells") <= 16),
        remarks text[] NOT NULL DEFAULT '{}',
        "playerWords" jsonb NOT NULL DEFAULT '[]',
        "playerScore" integer NOT NULL DEFAULT 0 CHECK ("playerScore" BETWEEN 0 AND 32),
        "botWords" jsonb NOT NULL DEFAULT '[]',
        "botScore" integer NOT NULL DEFAULT 0 CHECK ("botScore" BETWEEN 0 AND 32),
        "dailyChallengeDate" date NOT NULL REFERENCES daily_challenge_sequences,
        "gameNumber" integer NOT NULL,
        "createdAt" timestamptz NOT NULL DEFAULT now(),
        "completedAt" timestamptz,
        "lastActivityAt" timestamptz NOT NULL DEFAULT now(),
        UNIQUE ("playerUUID", "dailyChallengeDate", level),
        CHECK (cardinality("playerCells") = cardinality("botCells")),
        CHECK ((status = 'completed') = ("completedAt" IS NOT NULL))
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE duels');
  }
}
