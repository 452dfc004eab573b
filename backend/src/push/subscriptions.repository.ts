import { Injectable } from '@nestjs/common';
import type { PushWishes } from '@tessera/contracts/push';
import { LIMITS } from '@tessera/contracts/wire';
import { DataSource } from 'typeorm';
import { query } from '../platform/database/statement.js';
import type { Transaction } from '../platform/database/transactions.js';

export interface NewSubscription extends PushWishes {
  playerUUID: string;
  /** The UUID by which the device knows the player. */
  capability: string;
  endpoint: string;
  keys: { p256dh: string; auth: string };
  /** The configured service to which the endpoint belongs. */
  service: string;
  /** The address of the app on this device. */
  origin: string;
  now: Date;
}

/** A device that gets notices, as its player may see it. */
export interface OwnSubscription {
  service: string;
  kinds: string[];
  reminderHour: number | null;
  reminderZone: string | null;
  createdAt: Date;
  reachedAt: Date;
}

const hashed = (value: string): string => `sha256(convert_to(${value}, 'UTF8'))`;

/** The devices that get notices. */
@Injectable()
export class SubscriptionsRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Adds a device or changes what it wants. Of too many devices, those that asked longest ago are removed. */
  async save(transaction: Transaction, device: NewSubscription): Promise<void> {
    const { endpoint, playerUUID, keys, reminder } = device;
    // What its former player was told has nothing to do with the new one.
    await transaction.query('DELETE FROM push_subscriptions WHERE endpoint = $1 AND "playerUUID" <> $2', [
      endpoint,
      playerUUID,
    ]);
    await query(
      transaction,
      `INSERT INTO push_subscriptions AS old (endpoint, "playerUUID", p256dh, auth, service, origin, kinds, "reminderHour",
         "reminderZone", "createdAt", "changedAt", "reachedAt", "capabilityHash")
       VALUES ($endpoint, $playerUUID, $p256dh, $auth, $service, $origin, $kinds, $hour, $timeZone, $now, $now, $now,
         ${hashed('$capability')})
       ON CONFLICT (endpoint) DO UPDATE SET "capabilityHash" = excluded."capabilityHash", p256dh = excluded.p256dh, auth = excluded.auth,
         service = excluded.service, origin = excluded.origin, kinds = excluded.kinds,
         "reminderHour" = excluded."reminderHour", "reminderZone" = excluded."reminderZone",
         "reachedAt" = excluded."reachedAt",
         "changedAt" = CASE WHEN (old.kinds, old."reminderHour", old."reminderZone")
             IS DISTINCT FROM (excluded.kinds, excluded."reminderHour", excluded."reminderZone")
           THEN excluded."changedAt" ELSE old."changedAt" END`,
      {
        ...device,
        p256dh: keys.p256dh,
        auth: keys.auth,
        hour: reminder?.hour,
        timeZone: reminder?.timeZone,
      },
    );
    await transaction.query(
      `DELETE FROM push_subscriptions WHERE id IN (
         SELECT id FROM push_subscriptions WHERE "playerUUID" = $1
         ORDER BY "reachedAt" DESC, "createdAt" DESC, id OFFSET $2)`,
      [playerUUID, LIMITS.PLAYER_MAX_PUSH_DEVICES],
    );
  }

  async remove(endpoint: string): Promise<void> {
    await this.dataSource.query('DELETE FROM push_subscriptions WHERE endpoint = $1', [endpoint]);
  }

  /** Removes what this device of the player has subscribed to. */
  async removeAt(transaction: Transaction, playerUUID: string, capability: string): Promise<void> {
    await transaction.query(
      `DELETE FROM push_subscriptions WHERE "playerUUID" = $1 AND "capabilityHash" = ${hashed('$2')}`,
      [playerUUID, capability],
    );
  }

  /** A notice has reached the device. */
  async noteReached(id: string, now: Date): Promise<void> {
    await this.dataSource.query('UPDATE push_subscriptions SET "reachedAt" = $2 WHERE id = $1', [id, now]);
  }

  async ofPlayers(playerUUIDs: readonly string[]): Promise<OwnSubscription[]> {
    return this.dataSource.query<OwnSubscription[]>(
      `SELECT service, kinds, "reminderHour", "reminderZone", "createdAt", "reachedAt"
       FROM push_subscriptions WHERE "playerUUID" = ANY ($1) ORDER BY "createdAt", endpoint`,
      [playerUUIDs],
    );
  }

  async move(transaction: Transaction, from: string, to: string): Promise<void> {
    await transaction.query('UPDATE push_subscriptions SET "playerUUID" = $2 WHERE "playerUUID" = $1', [
      from,
      to,
    ]);
  }

  async removeOf(transaction: Transaction, playerUUIDs: readonly string[]): Promise<void> {
    await transaction.query('DELETE FROM push_subscriptions WHERE "playerUUID" = ANY ($1)', [playerUUIDs]);
  }
}
