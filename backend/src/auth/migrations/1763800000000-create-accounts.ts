import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The columns that refer to a player, by table. They change when the player's ID changes. */
const PLAYER_COLUMNS = {
  one_player_versus_three_games: ['playerUUID'],
  games: ['player1UUID', 'player2UUID', 'creatorUUID'],
} as const;

export class CreateAccounts1763800000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const [table, columns] of Object.entries(PLAYER_COLUMNS)) {
      for (const column of columns) {
        await runner.query(`
          ALTER TABLE ${table}
            DROP CONSTRAINT "${table}_${column}_fkey",
            ADD CONSTRAINT "${table}_${column}_fkey"
              FOREIGN KEY ("${column}") REFERENCES players ON UPDATE CASCADE`);
      }
    }
    for (const seat of [1, 2]) {
      await runner.query(`
        ALTER TABLE games ADD FOREIGN KEY ("player${seat}PublicId")
          REFERENCES players ("publicId") ON UPDATE CASCADE`);
      await runner.query(`CREATE INDEX games_of_player${seat} ON games ("player${seat}UUID")`);
    }
    // The account's own player, into which this one was merged at a login.
    await runner.query(`
      ALTER TABLE players ADD "adoptedBy" uuid REFERENCES players ON UPDATE CASCADE`);
    await runner.query(`
      CREATE TABLE users (
        id text PRIMARY KEY,
        email text NOT NULL UNIQUE CHECK (email = lower(email)),
        "passwordHash" text,
        name text,
        "playerName" text UNIQUE,
        "playerUUID" uuid NOT NULL UNIQUE REFERENCES players ON UPDATE CASCADE,
        "isEmailVerified" boolean NOT NULL DEFAULT true,
        "mailboxProvenAt" timestamptz,
        "createdAt" timestamptz NOT NULL DEFAULT now(),
        "updatedAt" timestamptz NOT NULL DEFAULT now()
      )`);
    await runner.query(`
      CREATE TABLE player_uuid_mappings (
        "playerUUID" uuid PRIMARY KEY REFERENCES players ON UPDATE CASCADE,
        "userId" text NOT NULL REFERENCES users ON DELETE CASCADE,
        "linkedAt" timestamptz NOT NULL DEFAULT now()
      )`);
    await runner.query('CREATE INDEX player_uuid_mappings_user ON player_uuid_mappings ("userId")');
    await runner.query(`
      CREATE TABLE sessions (
        sid text PRIMARY KEY,
        sess json NOT NULL,
        expire timestamptz NOT NULL
      )`);
    await runner.query('CREATE INDEX sessions_expire ON sessions (expire)');
    await runner.query(`
      CREATE TABLE user_sessions (
        id text PRIMARY KEY,
        "userId" text NOT NULL REFERENCES users ON DELETE CASCADE,
        "sessionId" text UNIQUE,
        "deviceInfo" text,
        "ipAddress" text,
        "isActive" boolean NOT NULL DEFAULT true,
        "endedBy" text CHECK ("endedBy" IN ('login', 'logout', 'reset')),
        "lastActivityAt" timestamptz NOT NULL DEFAULT now(),
        "createdAt" timestamptz NOT NULL DEFAULT now(),
        CHECK ("isActive" = ("endedBy" IS NULL)),
        CHECK ("isActive" = ("sessionId" IS NOT NULL))
      )`);
    await runner.query(`
      CREATE UNIQUE INDEX user_sessions_one_active ON user_sessions ("userId") WHERE "isActive"`);
    await runner.query(`
      CREATE TABLE password_reset_tokens (
        token text PRIMARY KEY,
        "userId" text NOT NULL REFERENCES users ON DELETE CASCADE,
        "expiresAt" timestamptz NOT NULL,
        used boolean NOT NULL DEFAULT false,
        "createdAt" timestamptz NOT NULL DEFAULT now()
      )`);
    await runner.query('CREATE INDEX password_reset_tokens_user ON password_reset_tokens ("userId")');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TABLE password_reset_tokens, user_sessions, sessions, player_uuid_mappings, users`);
    await runner.query('ALTER TABLE players DROP "adoptedBy"');
    for (const seat of [1, 2]) {
      await runner.query(`DROP INDEX games_of_player${seat}`);
      await runner.query(`ALTER TABLE games DROP CONSTRAINT "games_player${seat}PublicId_fkey"`);
    }
    for (const [table, columns] of Object.entries(PLAYER_COLUMNS)) {
      for (const column of columns) {
        await runner.query(`
          ALTER TABLE ${table}
            DROP CONSTRAINT "${table}_${column}_fkey",
            ADD CONSTRAINT "${table}_${column}_fkey" FOREIGN KEY ("${column}") REFERENCES players`);
      }
    }
  }
}
