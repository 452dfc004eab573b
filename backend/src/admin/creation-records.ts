import { Injectable, type OnModuleInit } from '@nestjs/common';
import { LIMITS } from '@tessera/contracts/constants';
import { DataSource } from 'typeorm';
import { type PlayerMerge, AccountDataHandlers, type AccountDataHandler } from '../auth/auth.module.js';
import { daysBefore } from '../platform/clock/days.js';
import type { Transaction } from '../platform/database/transactions.js';
import { Retention } from '../platform/retention/retention.js';

/**
 * When accounts, groups and memberships were created, so that a day's metrics don't drop when one is deleted.
 * Written by triggers (see the migration) and read only to count days.
 */
@Injectable()
export class CreationRecords implements AccountDataHandler, OnModuleInit {
  constructor(
    private readonly dataSource: DataSource,
    private readonly accountData: AccountDataHandlers,
    private readonly retention: Retention,
  ) {}

  onModuleInit(): void {
    this.accountData.add(this);
    this.retention.add({
      name: 'creation records',
      removeExpired: (now, max) => this.removeBefore(daysBefore(now, LIMITS.EVENTS_KEPT_DAYS), max),
    });
  }

  /** Players who join a group as guests and then sign in are counted only once. */
  async merge(transaction: Transaction, { from, to }: PlayerMerge): Promise<void> {
    await transaction.query('UPDATE admin_creations SET "playerUUID" = $2 WHERE "playerUUID" = $1', [
      from,
      to,
    ]);
  }

  async dataOf(playerUUIDs: readonly string[]) {
    const rows = await this.dataSource.query<{ at: Date }[]>(
      'SELECT at FROM admin_creations WHERE "playerUUID" = ANY($1) ORDER BY at, id',
      [playerUUIDs],
    );
    return { groupsJoined: rows.map(({ at }) => ({ at: at.toISOString() })) };
  }

  /** Removes records of days that have been counted. */
  private async removeBefore(before: Date, max: number): Promise<number> {
    const [, count] = await this.dataSource.query<[unknown[], number]>(
      `DELETE FROM admin_creations WHERE id IN (
         SELECT id FROM admin_creations
          WHERE at < $1 AND at < (SELECT max(date)::timestamp AT TIME ZONE 'UTC' FROM admin_days)
          ORDER BY at LIMIT $2)`,
      [before, max],
    );
    return count;
  }
}
