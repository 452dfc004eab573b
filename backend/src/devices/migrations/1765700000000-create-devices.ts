import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateDevices1765700000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE devices (
        "deviceId" text PRIMARY KEY,
        capability uuid NOT NULL UNIQUE REFERENCES players ON UPDATE CASCADE,
        "playerUUID" uuid NOT NULL REFERENCES players ON UPDATE CASCADE,
        name text NOT NULL,
        "linkedAt" timestamptz NOT NULL,
        "lastSeen" date NOT NULL,
        "forgottenAt" timestamptz
      )`);
    await runner.query('CREATE INDEX devices_of_player ON devices ("playerUUID", "linkedAt", "deviceId")');
    await runner.query(
      `CREATE INDEX devices_forgotten ON devices ("forgottenAt") WHERE "forgottenAt" IS NOT NULL AND name <> ''`,
    );
    await runner.query(`
      CREATE TABLE device_codes (
        "playerUUID" uuid PRIMARY KEY REFERENCES players ON UPDATE CASCADE,
        "codeHash" text NOT NULL UNIQUE,
        "expiresAt" timestamptz NOT NULL,
        "usedAt" timestamptz
      )`);
    await runner.query('CREATE INDEX device_codes_expired ON device_codes ("expiresAt")');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE device_codes, devices');
  }
}
