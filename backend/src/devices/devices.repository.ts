import { Injectable } from '@nestjs/common';
import type { PlainDate } from '@tessera/rules';
import { nanoid } from 'nanoid';
import { DataSource } from 'typeorm';
import { hashOfColumn } from '../platform/backups/deletions.js';
import type { Transaction } from '../platform/database/transactions.js';

export interface DeviceRow {
  deviceId: string;
  /** The UUID that the device presents. */
  capability: string;
  name: string;
  linkedOn: PlainDate;
  lastSeenOn: PlainDate;
}

export interface NewDevice {
  playerUUID: string;
  capability: string;
  name: string;
  at: Date;
}

/**
 * The devices of players who have more than one. Each presents a UUID of its own, which `KnownPlayers` resolves. A
 * forgotten device's row stays as long as the player, because it is what refuses that UUID.
 */
@Injectable()
export class DevicesRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Adds a device unless the player already has it. */
  async add(transaction: Transaction, { playerUUID, capability, name, at }: NewDevice): Promise<void> {
    await transaction.query(
      `INSERT INTO devices ("deviceId", capability, "playerUUID", name, "linkedAt", "lastSeen")
       VALUES ($1, $2, $3, $4, $5, ($5::timestamptz AT TIME ZONE 'UTC')::date)
       ON CONFLICT (capability) DO UPDATE SET name = excluded.name WHERE devices."forgottenAt" IS NULL`,
      [nanoid(), capability, playerUUID, name, at],
    );
  }

  /** The devices of these players, without forgotten ones. */
  of(playerUUIDs: readonly string[]): Promise<DeviceRow[]> {
    return this.dataSource.query(
      `SELECT "deviceId", capability, name, ("linkedAt" AT TIME ZONE 'UTC')::date::text AS "linkedOn",
              "lastSeen"::text AS "lastSeenOn"
       FROM devices WHERE "playerUUID" = ANY($1) AND "forgottenAt" IS NULL ORDER BY "linkedAt", "deviceId"`,
      [playerUUIDs],
    );
  }

  /** The same within a transaction, which has locked the player. */
  async idsOf(transaction: Transaction, playerUUID: string): Promise<string[]> {
    const rows = await transaction.query<{ deviceId: string }[]>(
      'SELECT "deviceId" FROM devices WHERE "playerUUID" = $1 AND "forgottenAt" IS NULL',
      [playerUUID],
    );
    return rows.map(({ deviceId }) => deviceId);
  }

  /** Returns the UUID that the device presents. */
  async forget(transaction: Transaction, deviceId: string, at: Date): Promise<string | undefined> {
    const [rows] = await transaction.query<[{ capability: string }[]]>(
      'UPDATE devices SET "forgottenAt" = $2 WHERE "deviceId" = $1 RETURNING capability',
      [deviceId, at],
    );
    return rows[0]?.capability;
  }

  /** Forgets the devices whose IDs have these hashes. */
  async forgetAgain(hashes: readonly string[], at: Date): Promise<void> {
    await this.dataSource.query(
      `UPDATE devices SET "forgottenAt" = $2 WHERE "forgottenAt" IS NULL AND ${hashOfColumn('"deviceId"')} = ANY($1)`,
      [hashes, at],
    );
  }

  async remove(transaction: Transaction, playerUUIDs: readonly string[]): Promise<void> {
    await transaction.query('DELETE FROM devices WHERE "playerUUID" = ANY($1)', [playerUUIDs]);
  }

  /** Transfers all devices to another player. Returns the UUIDs that they present. */
  async move(transaction: Transaction, from: string, to: string): Promise<string[]> {
    const [rows] = await transaction.query<[{ capability: string }[]]>(
      'UPDATE devices SET "playerUUID" = $2 WHERE "playerUUID" = $1 RETURNING capability',
      [from, to],
    );
    return rows.map(({ capability }) => capability);
  }

  /**
   * Links the devices to the account of `to`, if it has one: from then on they need its session, like any other browser.
   * Returns the UUIDs that they present; null if there is no account.
   */
  async linkToAccount(transaction: Transaction, from: string, to: string): Promise<string[] | null> {
    const rows = await transaction.query<{ capability: string | null }[]>(
      `WITH account AS (SELECT "userId", "linkedAt" FROM player_uuid_mappings WHERE "playerUUID" = $2),
       gone AS (DELETE FROM devices USING account WHERE "playerUUID" = $1 RETURNING capability),
       linked AS (
         INSERT INTO player_uuid_mappings ("playerUUID", "userId", "linkedAt")
         SELECT capability, "userId", "linkedAt" FROM gone, account ON CONFLICT DO NOTHING
       ) SELECT capability FROM account LEFT JOIN gone ON true`,
      [from, to],
    );
    if (rows.length === 0) return null;
    return rows.flatMap(({ capability }) => capability ?? []);
  }

  /**
   * Deletes the names of devices that were forgotten before then. Returns their number.
   */
  async clearForgotten(before: Date, max: number): Promise<number> {
    const [, count] = await this.dataSource.query<[unknown[], number]>(
      `UPDATE devices SET name = '' WHERE "deviceId" IN (
         SELECT "deviceId" FROM devices WHERE "forgottenAt" < $1 AND name <> '' ORDER BY "forgottenAt" LIMIT $2)`,
      [before, max],
    );
    return count;
  }
}
