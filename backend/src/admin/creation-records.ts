import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { type PlayerMerge, AccountDataHandlers, type AccountDataHandler } from '../auth/index.js';
import type { Transaction } from '../platform/database/transactions.js';

/**
 * When accounts, groups and memberships were created, so that a day's metrics don't drop when one is deleted.
 * Written by triggers (see the migration) and read only to count days.
 */
@Injectable()
export class CreationRecords implements AccountDataHandler, OnModuleInit {
  constructor(
    private readonly dataSource: DataSource,
    private readonly accountData: AccountDataHandlers,
  ) {}

  onModuleInit(): void {
    this.accountData.add(this);
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
}
