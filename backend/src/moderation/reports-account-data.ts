import { Injectable, type OnModuleInit } from '@nestjs/common';
import { AccountDataHandlers, type AccountDataHandler, type PlayerMerge } from '../auth/index.js';
import type { Transaction } from '../platform/database/transactions.js';
import { noticeView } from './report.view.js';
import { NoticesStore } from './report-actions.store.js';
import { ReportsAccountDataStore } from './reports-account-data.store.js';

/** Exports, merges and deletes the reports of a player, those about the player, and what the player was told. */
@Injectable()
export class ReportsAccountData implements AccountDataHandler, OnModuleInit {
  constructor(
    private readonly accountData: AccountDataHandlers,
    private readonly store: ReportsAccountDataStore,
    private readonly notices: NoticesStore,
  ) {}

  onModuleInit(): void {
    this.accountData.add(this);
  }

  async merge(transaction: Transaction, merge: PlayerMerge): Promise<void> {
    await this.store.move(transaction, merge);
  }

  /** Without what others have written in their reports. */
  async dataOf(playerUUIDs: readonly string[]) {
    const [sent, about, notices] = await Promise.all([
      this.store.sentBy(playerUUIDs),
      this.store.about(playerUUIDs),
      this.notices.allOf(playerUUIDs),
    ]);
    return {
      reportsSent: sent.map(({ at, ...report }) => ({ ...report, at: at.toISOString() })),
      reportsAbout: about.map(({ firstAt, lastAt, ...report }) => ({
        ...report,
        firstAt: firstAt.toISOString(),
        lastAt: lastAt.toISOString(),
      })),
      notices: notices.map((row) => ({ ...noticeView(row), seenAt: row.seenAt?.toISOString() ?? null })),
    };
  }

  async release(transaction: Transaction, playerUUIDs: readonly string[]): Promise<void> {
    await this.store.remove(transaction, playerUUIDs);
  }
}
