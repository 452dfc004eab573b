import { Injectable } from '@nestjs/common';
import type { ReportKind, ReportReason } from '@tessera/contracts/moderation';
import { DataSource } from 'typeorm';
import type { PlayerMerge } from '../auth/index.js';
import type { Transaction } from '../platform/database/transactions.js';
import { senderOf } from './reports.store.js';

/** A report that a player has sent. */
export interface SentReport {
  kind: ReportKind;
  reason: ReportReason;
  note: string | null;
  at: Date;
}

/** A report about a player. */
export interface ReceivedReport {
  kind: ReportKind;
  name: string | null;
  shareId: string | null;
  count: number;
  firstAt: Date;
  lastAt: Date;
}

/** The reports of players, and those about them. */
@Injectable()
export class ReportsAccountDataStore {
  constructor(private readonly dataSource: DataSource) {}

  sentBy(playerUUIDs: readonly string[]): Promise<SentReport[]> {
    return this.dataSource.query(
      `SELECT kind, reason, note, at FROM report_senders JOIN reports ON id = "reportId"
        WHERE sender = ANY($1) ORDER BY at`,
      [playerUUIDs.map(senderOf)],
    );
  }

  about(playerUUIDs: readonly string[]): Promise<ReceivedReport[]> {
    return this.dataSource.query(
      `SELECT kind, name, coalesce("shareId", "replayShareId") AS "shareId", count, "firstAt", "lastAt" FROM reports
        WHERE "playerUUID" = ANY($1) ORDER BY "firstAt", id`,
      [playerUUIDs],
    );
  }

  /** What both players have reported counts once from now on. */
  async move(transaction: Transaction, { from, to }: PlayerMerge): Promise<void> {
    const senders = [senderOf(from), senderOf(to)];
    await transaction.query(
      `WITH twice AS (
         DELETE FROM report_senders AS other WHERE sender = $1
           AND EXISTS (SELECT FROM report_senders WHERE sender = $2 AND "reportId" = other."reportId")
         RETURNING "reportId"
       ), moved AS (
         UPDATE report_senders SET sender = $2
          WHERE sender = $1 AND "reportId" NOT IN (SELECT "reportId" FROM report_senders WHERE sender = $2)
       )
       UPDATE reports SET count = count - 1 WHERE id IN (SELECT "reportId" FROM twice)`,
      senders,
    );
    // If both players were reported for the same name, which each had at a different time, one report stays.
    await transaction.query(
      `DELETE FROM reports AS other WHERE "playerUUID" = $1 AND EXISTS (
         SELECT FROM reports WHERE "playerUUID" = $2 AND kind = other.kind AND "nameFold" = other."nameFold")`,
      [from, to],
    );
    await transaction.query('UPDATE reports SET "playerUUID" = $2 WHERE "playerUUID" = $1', [from, to]);
    await transaction.query(
      `DELETE FROM notices AS other WHERE "playerUUID" = $1 AND EXISTS (
         SELECT FROM notices WHERE "playerUUID" = $2 AND "reportId" = other."reportId" AND action = other.action)`,
      [from, to],
    );
    await transaction.query('UPDATE notices SET "playerUUID" = $2 WHERE "playerUUID" = $1', [from, to]);
  }

  /** Reports about these players, and who they are in reports about others, which still count. */
  async remove(transaction: Transaction, playerUUIDs: readonly string[]): Promise<void> {
    await transaction.query('DELETE FROM report_senders WHERE sender = ANY($1)', [playerUUIDs.map(senderOf)]);
    await transaction.query('DELETE FROM reports WHERE "playerUUID" = ANY($1)', [playerUUIDs]);
    await transaction.query('DELETE FROM notices WHERE "playerUUID" = ANY($1)', [playerUUIDs]);
  }
}
