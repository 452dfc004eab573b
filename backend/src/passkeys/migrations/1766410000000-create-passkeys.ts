import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreatePasskeys1766410000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE passkeys (
        id text PRIMARY KEY,
        "userId" text NOT NULL REFERENCES users ON DELETE CASCADE,
        "credentialId" text NOT NULL UNIQUE,
        "publicKey" bytea NOT NULL,
        counter bigint NOT NULL,
        transports text[] NOT NULL,
        name text NOT NULL,
        "createdAt" timestamptz NOT NULL,
        "lastUsedAt" timestamptz
      )`);
    await runner.query('CREATE INDEX passkeys_user ON passkeys ("userId")');
    await runner.query(`
      CREATE TABLE passkey_challenges (
        challenge text PRIMARY KEY,
        purpose text NOT NULL CHECK (purpose IN ('sign-in', 'add', 'check')),
        "sessionId" text REFERENCES user_sessions ON DELETE CASCADE,
        "expiresAt" timestamptz NOT NULL,
        CHECK ((purpose = 'sign-in') = ("sessionId" IS NULL))
      )`);
    await runner.query('CREATE INDEX passkey_challenges_expiry ON passkey_challenges ("expiresAt")');
    await runner.query('CREATE INDEX passkey_challenges_session ON passkey_challenges ("sessionId")');
    await runner.query('ALTER TABLE user_sessions ADD "withPasskey" boolean NOT NULL DEFAULT false');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE user_sessions DROP "withPasskey"');
    await runner.query('DROP TABLE passkey_challenges, passkeys');
  }
}
