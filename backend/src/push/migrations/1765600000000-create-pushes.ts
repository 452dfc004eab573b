import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreatePushes1765600000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    // One row: the key pair of all processes, unless the configuration has one.
    await runner.query(`
      CREATE TABLE push_keys (
        id integer PRIMARY KEY CHECK (id = 1),
        "publicKey" text NOT NULL,
        "privateKey" text NOT NULL
      )`);
    // `capabilityHash` is of the UUID by which the device itself knows the player. It is only compared, so it is hashed.
    await runner.query(`
      CREATE TABLE push_subscriptions (
        id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        "playerUUID" uuid NOT NULL REFERENCES players ON UPDATE CASCADE,
        "capabilityHash" bytea NOT NULL,
        endpoint text NOT NULL UNIQUE CHECK (length(endpoint) <= 1024),
        p256dh text NOT NULL,
        auth text NOT NULL,
        service text NOT NULL,
        origin text NOT NULL,
        kinds text[] NOT NULL,
        "reminderHour" smallint CHECK ("reminderHour" BETWEEN 0 AND 23),
        "reminderZone" text,
        "createdAt" timestamptz NOT NULL,
        "changedAt" timestamptz NOT NULL,
        "reachedAt" timestamptz NOT NULL,
        CHECK (("reminderHour" IS NULL) = ("reminderZone" IS NULL))
      )`);
    await runner.query(
      'CREATE INDEX push_subscriptions_of_player ON push_subscriptions ("playerUUID", "changedAt")',
    );
    await runner.query(`
      CREATE INDEX push_subscriptions_to_remind ON push_subscriptions ("reminderZone", "reminderHour")
       WHERE "reminderHour" IS NOT NULL`);
    await runner.query('CREATE INDEX push_subscriptions_reached ON push_subscriptions ("reachedAt")');
    // What each device was told last about each topic. It is due if "dueAt" is set.
    await runner.query(`
      CREATE TABLE push_outbox (
        "subscriptionId" uuid REFERENCES push_subscriptions ON DELETE CASCADE,
        topic text,
        notice text NOT NULL,
        version bigint NOT NULL,
        "gameId" text,
        "createdAt" timestamptz NOT NULL,
        "dueAt" timestamptz,
        attempts integer NOT NULL DEFAULT 0,
        PRIMARY KEY ("subscriptionId", topic)
      )`);
    await runner.query('CREATE INDEX push_outbox_due ON push_outbox ("dueAt") WHERE "dueAt" IS NOT NULL');
    await runner.query('CREATE INDEX push_outbox_created ON push_outbox ("createdAt")');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE push_outbox, push_subscriptions, push_keys');
  }
}
