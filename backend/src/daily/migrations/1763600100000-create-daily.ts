import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateDaily1763600100000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE daily_seed (
        "isOnly" boolean PRIMARY KEY DEFAULT true CHECK ("isOnly"),
        seed bytea NOT NULL CHECK (length(seed) = 32)
      )`);
    await runner.query(`
      CREATE TABLE daily_challenge_sequences (
        date date PRIMARY KEY,
        "gameNumber" integer NOT NULL UNIQUE CHECK ("gameNumber" >= 1),
        ${letterColumns()},
        salt text NOT NULL,
        commitment text NOT NULL,
        "createdAt" timestamptz NOT NULL DEFAULT now()
      )`);
    await runner.query(`
      CREATE TABLE one_player_versus_three_games (
        "gameId" text PRIMARY KEY,
        "playerUUID" uuid NOT NULL REFERENCES players,
        "currentRound" integer NOT NULL DEFAULT 1 CHECK ("currentRound" BETWEEN 1 AND 16),
        "currentRoundState" text NOT NULL DEFAULT 'placing' CHECK ("currentRoundState" IN ('placing', 'selecting')),
        "currentLetter" char(1),
        "playerGrid" char(16) NOT NULL DEFAULT '................',
        "playerWords" jsonb NOT NULL DEFAULT '[]',
        "playerScore" integer NOT NULL DEFAULT 0 CHECK ("playerScore" BETWEEN 0 AND 32),
        "letterSequence" char(16) NOT NULL,
        "roundHistory" jsonb,
        status text NOT NULL DEFAULT 'active' CHECK (status IN ('active', 'completed')),
        counts boolean NOT NULL DEFAULT true,
        "dailyChallengeDate" date NOT NULL REFERENCES daily_challenge_sequences,
        "gameNumber" integer NOT NULL,
        "createdAt" timestamptz NOT NULL DEFAULT now(),
        "completedAt" timestamptz,
        "lastActivityAt" timestamptz NOT NULL DEFAULT now(),
        UNIQUE ("playerUUID", "dailyChallengeDate"),
        CHECK ((status = 'completed') = ("completedAt" IS NOT NULL))
      )`);
    await runner.query(`
      CREATE INDEX one_player_versus_three_games_high_score
        ON one_player_versus_three_games ("dailyChallengeDate", "playerScore" DESC)
        WHERE status = 'completed' AND counts`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE one_player_versus_three_games, daily_challenge_sequences, daily_seed');
  }
}

/** Eight rather than the rules' constant, because a migration must never change. */
const letterColumns = (): string =>
  Array.from(
    { length: 8 },
    (_, i) => `letter${i + 1} char(1) NOT NULL CHECK (letter${i + 1} ~ '^[A-Z]$')`,
  ).join(', ');
