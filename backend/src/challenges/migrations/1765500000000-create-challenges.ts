import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateChallenges1765500000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE challenges (
        code text PRIMARY KEY,
        "playerUUID" uuid NOT NULL REFERENCES players ON UPDATE CASCADE,
        "requestId" uuid NOT NULL,
        letters char(8) NOT NULL,
        name text,
        "showsFigures" boolean NOT NULL,
        perfect text NOT NULL CHECK (perfect IN ('possible', 'impossible', 'unknown')),
        difficulty smallint NOT NULL CHECK (difficulty BETWEEN 1 AND 5),
        witness char(16),
        "createdAt" timestamptz NOT NULL,
        "visitedAt" timestamptz NOT NULL,
        "endedAt" timestamptz,
        UNIQUE ("playerUUID", "requestId"),
        CHECK ((perfect = 'possible') = (witness IS NOT NULL))
      )`);
    await runner.query(
      'CREATE INDEX challenges_of_maker ON challenges ("playerUUID", "createdAt" DESC, code)',
    );
    await runner.query('CREATE INDEX challenges_visited ON challenges ("visitedAt")');
    await runner.query(`
      CREATE TABLE challenge_games (
        code text REFERENCES challenges ON DELETE CASCADE,
        "playerUUID" uuid REFERENCES players ON UPDATE CASCADE,
        status text NOT NULL DEFAULT 'active' CHECK (status IN ('active', 'completed')),
        "playerGrid" char(16) NOT NULL DEFAULT '................',
        "playerWords" jsonb NOT NULL DEFAULT '[]',
        "playerScore" integer NOT NULL DEFAULT 0 CHECK ("playerScore" BETWEEN 0 AND 32),
        "letterSequence" char(16) NOT NULL,
        "roundHistory" jsonb,
        "isWithdrawn" boolean NOT NULL DEFAULT false,
        "createdAt" timestamptz NOT NULL,
        "completedAt" timestamptz,
        PRIMARY KEY (code, "playerUUID"),
        CHECK ((status = 'completed') = ("completedAt" IS NOT NULL))
      )`);
    await runner.query(`
      CREATE INDEX challenge_games_best ON challenge_games (code, "playerScore" DESC, "completedAt", "playerUUID")
       WHERE status = 'completed' AND NOT "isWithdrawn"`);
    await runner.query(
      'CREATE INDEX challenge_games_of_player ON challenge_games ("playerUUID", "createdAt" DESC, code)',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE challenge_games, challenges');
  }
}
