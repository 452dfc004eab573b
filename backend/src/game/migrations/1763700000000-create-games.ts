import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateGames1763700000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    // Moves are the hot path, so their checks are cheap, and pages leave room for updated rows.
    // Codes outlive their games, because none is ever reused.
    await runner.query(`CREATE TABLE game_codes (code text PRIMARY KEY CHECK (code ~ '^[A-Z0-9]{5}$'))`);
    await runner.query(`
      CREATE TABLE games (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        "gameId" text NOT NULL UNIQUE REFERENCES game_codes,
        "gameMode" text NOT NULL DEFAULT 'multiplayer',
        status text NOT NULL DEFAULT 'waiting' CHECK (status IN ('waiting', 'active', 'completed')),
        version integer NOT NULL DEFAULT 0 CHECK (version BETWEEN 0 AND 47),
        "currentRound" integer NOT NULL DEFAULT 1 CHECK ("currentRound" BETWEEN 1 AND 16),
        "currentLetter" char(1),
        "currentTurn" integer NOT NULL DEFAULT 1 CHECK ("currentTurn" IN (1, 2)),
        letters text NOT NULL DEFAULT '' CHECK (length(letters) <= 16),
        ${[1, 2].map(seatColumns).join(',')},
        "identityVersion" text NOT NULL DEFAULT '1.0',
        "creatorUUID" uuid REFERENCES players,
        "requestId" text,
        "predecessorId" text UNIQUE REFERENCES game_codes,
        "dailyChallengeDate" date,
        "gameNumber" integer,
        "lastActivityAt" timestamptz NOT NULL DEFAULT now(),
        "createdAt" timestamptz NOT NULL DEFAULT now(),
        UNIQUE ("creatorUUID", "requestId"),
        CHECK ("player1UUID" <> "player2UUID"),
        CHECK (status = 'waiting' OR ("player1UUID" IS NOT NULL AND "player2UUID" IS NOT NULL))
      ) WITH (fillfactor = 60)`);
    for (const seat of [1, 2]) {
      await runner.query(`
        CREATE INDEX games_unfinished_of_player${seat} ON games ("player${seat}UUID")
          WHERE status <> 'completed'`);
    }
    // There is no foreign key, which would cost as much as the event, and the same statement updates the
    // game.
    await runner.query(`
      CREATE TABLE game_events (
        "gameId" text NOT NULL,
        version integer NOT NULL,
        index integer NOT NULL,
        "playerId" integer CHECK ("playerId" IN (1, 2)),
        "eventType" text NOT NULL,
        "eventData" jsonb NOT NULL,
        "roundNumber" integer NOT NULL,
        "serverInstance" text NOT NULL,
        "correlationId" text NOT NULL,
        timestamp timestamptz NOT NULL DEFAULT now(),
        PRIMARY KEY ("gameId", version, index)
      )`);
    await runner.query(`
      CREATE TABLE game_metrics (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        "gameId" text NOT NULL REFERENCES games ("gameId") ON DELETE CASCADE,
        "metricType" text NOT NULL,
        "metricValue" double precision NOT NULL,
        "additionalData" jsonb,
        timestamp timestamptz NOT NULL DEFAULT now()
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE game_metrics, game_events, games, game_codes');
  }
}

/** The columns of a player's half of a game. The cells are one hexadecimal digit per round. */
const seatColumns = (seat: number): string => `
        "player${seat}Name" text,
        "player${seat}UUID" uuid REFERENCES players,
        "player${seat}PublicId" uuid,
        "player${seat}UserId" text,
        "player${seat}AccountId" text,
        "player${seat}Status" text NOT NULL DEFAULT 'Available'
          CHECK ("player${seat}Status" IN ('Available', 'Away')),
        "player${seat}LastSeen" timestamptz,
        "player${seat}Active" boolean NOT NULL DEFAULT true,
        "player${seat}Hidden" boolean NOT NULL DEFAULT false,
        "player${seat}Cells" text NOT NULL DEFAULT '' CHECK (length("player${seat}Cells") <= 16),
        "player${seat}Grid" char(16) NOT NULL DEFAULT '................',
        "player${seat}Words" jsonb NOT NULL DEFAULT '[]',
        "player${seat}Score" integer NOT NULL DEFAULT 0 CHECK ("player${seat}Score" BETWEEN 0 AND 32),
        "player${seat}Submitted" boolean NOT NULL DEFAULT false`;
