import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateIdentities1766400000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE user_identities (
        id text PRIMARY KEY,
        "userId" text NOT NULL REFERENCES users ON DELETE CASCADE,
        issuer text NOT NULL,
        subject text NOT NULL,
        email text,
        "isEmailVerified" boolean NOT NULL,
        "linkedAt" timestamptz NOT NULL,
        UNIQUE (issuer, subject)
      )`);
    await runner.query('CREATE INDEX user_identities_user ON user_identities ("userId")');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE user_identities');
  }
}
