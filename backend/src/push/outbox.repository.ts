import { Injectable } from '@nestjs/common';
import type { PushNotice } from '@tessera/contracts/push';
import { RowParameters } from '../platform/database/row-parameters.js';
import { Statements } from '../platform/database/statements.js';

/** What a player is to be told. */
const TOLD = {
  playerUUID: 'uuid',
  deviceId: 'uuid',
  topic: 'text',
  notice: 'text',
  kind: 'text',
  rank: 'int',
  version: 'bigint',
  gameId: 'text',
  since: 'timestamptz',
} as const;
const TOLD_ROWS = new RowParameters('told', TOLD);
export type ToldRow = Readonly<Record<keyof typeof TOLD, unknown>>;

/** A notice that this process has taken to send it. */
export interface TakenNotice {
  subscriptionId: string;
  topic: string;
  notice: PushNotice;
  version: number;
  gameId: string | null;
  createdAt: Date;
  attempts: number;
  playerUUID: string;
  endpoint: string;
  p256dh: string;
  auth: string;
  service: string;
  origin: string;
}

/**
 * One row for each device and topic, with what the device was told last: a newer version replaces an older one, sent or
 * not, and no version is sent twice.
 */
const ADD = {
  name: 'add-pushes',
  text: `
    INSERT INTO push_outbox AS old ("subscriptionId", topic, notice, version, "gameId", "createdAt", "dueAt")
    SELECT DISTINCT ON (device.id, row.topic)
      device.id, row.topic, row.notice, row.version, row."gameId", $now::timestamptz, $now::timestamptz
    FROM ${TOLD_ROWS.table} JOIN push_subscriptions device USING ("playerUUID")
    WHERE row.kind = ANY (device.kinds) AND device."changedAt" <= row.since
      AND (row."deviceId" IS NULL OR row."deviceId" = device.id)
    ORDER BY device.id, row.topic, row.version DESC, row.rank
    ON CONFLICT ("subscriptionId", topic) DO UPDATE SET notice = excluded.notice, version = excluded.version,
      "gameId" = excluded."gameId", "createdAt" = excluded."createdAt", "dueAt" = excluded."dueAt", attempts = 0
    WHERE old.version < excluded.version
    RETURNING 1`,
};

const DUE_SERVICES = {
  name: 'due-push-services',
  text: `
    SELECT DISTINCT device.service FROM push_outbox
    JOIN push_subscriptions device ON device.id = "subscriptionId" WHERE "dueAt" <= $now`,
};

/** Taken notices aren't due any more, so that none is sent twice, whatever happens to this process. */
const TAKE = {
  name: 'take-pushes',
  text: `
    WITH due AS (
      SELECT "subscriptionId", topic FROM push_outbox
      JOIN push_subscriptions device ON device.id = "subscriptionId"
      WHERE "dueAt" <= $now AND device.service = $service
      ORDER BY "dueAt" LIMIT $max FOR UPDATE OF push_outbox SKIP LOCKED
    )
    UPDATE push_outbox AS taken SET "dueAt" = NULL, attempts = attempts + 1
    FROM due JOIN push_subscriptions device ON device.id = due."subscriptionId"
    WHERE taken."subscriptionId" = due."subscriptionId" AND taken.topic = due.topic
    RETURNING taken."subscriptionId", taken.topic, notice, version, "gameId", taken."createdAt", attempts,
      "playerUUID", endpoint, p256dh, auth, service, origin`,
};

/** Unless a newer version has replaced it. */
const POSTPONE = {
  name: 'postpone-push',
  text: `
    UPDATE push_outbox SET "dueAt" = $dueAt, attempts = $attempts
    WHERE "subscriptionId" = $subscriptionId AND topic = $topic AND version = $version AND "dueAt" IS NULL`,
};

/** The notices of all devices. */
@Injectable()
export class OutboxRepository {
  constructor(private readonly statements: Statements) {}

  /** Returns how many notices this has made due. */
  async add(told: readonly ToldRow[], now: Date): Promise<number> {
    return (await this.statements.rows(ADD, { now, ...TOLD_ROWS.values(told) })).length;
  }

  /** The push services for which there are notices. */
  async dueServices(now: Date): Promise<string[]> {
    const rows = await this.statements.rows<{ service: string }>(DUE_SERVICES, { now });
    return rows.map(({ service }) => service);
  }

  async take(service: string, now: Date, max: number): Promise<TakenNotice[]> {
    const rows = await this.statements.rows<TakenNotice>(TAKE, { now, service, max });
    return rows.map((row) => ({ ...row, version: Number(row.version) }));
  }

  /** Makes a taken notice due again. */
  async postpone(
    { subscriptionId, topic, version }: TakenNotice,
    dueAt: Date,
    attempts: number,
  ): Promise<void> {
    await this.statements.rows(POSTPONE, { subscriptionId, topic, version, dueAt, attempts });
  }
}
