import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { ReportAction, ReportReason, ReportKind } from '@tessera/contracts/moderation';
import { DataSource } from 'typeorm';
import { query } from '../platform/database/statement.js';
import type { Transaction } from '../platform/database/transactions.js';

/** An action that is in effect. */
export interface ActionTaken {
  action: ReportAction;
  reason: ReportReason;
  at: Date;
  /** For `remove-name`: the name, and the one that a group was given instead. */
  removedName: string | null;
  givenName: string | null;
}

/** What admins have done about reports, as far as it is in effect, and who is notified of them. */
@Injectable()
export class ReportActionsRepository {
  of(transaction: Transaction, reportId: string): Promise<ActionTaken[]> {
    return transaction.query(
      'SELECT action, reason, at, "removedName", "givenName" FROM report_actions WHERE "reportId" = $1',
      [reportId],
    );
  }

  /** Records an action, and a notice for each of the players concerned. The report is closed from then on. */
  async add(
    transaction: Transaction,
    reportId: string,
    taken: ActionTaken,
    players: readonly string[],
  ): Promise<void> {
    await query(
      transaction,
      `WITH closed AS (UPDATE reports SET "closedAt" = coalesce("closedAt", $at) WHERE id = $reportId)
       INSERT INTO report_actions ("reportId", action, reason, at, "removedName", "givenName")
       VALUES ($reportId, $action, $reason, $at, $removedName, $givenName)`,
      { ...taken, reportId },
    );
    for (const player of players) {
      await transaction.query(
        'INSERT INTO notices ("noticeId", "reportId", action, "playerUUID") VALUES ($1, $2, $3, $4)',
        [randomUUID(), reportId, taken.action, player],
      );
    }
  }

  /** Removes an action and its notices. A report without any action is open again. */
  async remove(transaction: Transaction, reportId: string, action: ReportAction): Promise<void> {
    await transaction.query('DELETE FROM report_actions WHERE "reportId" = $1 AND action = $2', [
      reportId,
      action,
    ]);
    await transaction.query(
      `UPDATE reports SET "closedAt" = NULL
        WHERE id = $1 AND NOT EXISTS (SELECT FROM report_actions WHERE "reportId" = $1)`,
      [reportId],
    );
  }

  /** Whether a player is left out because of any report. */
  async isLeftOut(transaction: Transaction, playerUUID: string): Promise<boolean> {
    const rows = await transaction.query<unknown[]>(
      `SELECT FROM reports JOIN report_actions ON "reportId" = id
        WHERE "playerUUID" = $1 AND action = 'leave-out' LIMIT 1`,
      [playerUUID],
    );
    return rows.length > 0;
  }
}

/** What a player is told about an action. */
export interface NoticeRow {
  noticeId: string;
  /** Nobody is told about a dismissal. */
  action: Exclude<ReportAction, 'dismiss'>;
  kind: ReportKind;
  reason: ReportReason;
  at: Date;
  removedName: string | null;
  gameNumber: number | null;
}

/** One row without a notice if there is none. */
type PlayerRow = { isLeftOut: boolean } & (NoticeRow | { noticeId: null });

const NOTICES = `
  SELECT n."playerUUID", n."noticeId", n."seenAt", a.action, a.reason, a.at, a."removedName", r.kind, r."gameNumber"
    FROM notices n JOIN report_actions a USING ("reportId", action) JOIN reports r ON r.id = n."reportId"`;

/** What players are told about what admins have done. */
@Injectable()
export class NoticesRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Whether a player is left out, and the notices that they haven't acknowledged, oldest first. */
  async of(playerUUID: string): Promise<{ isLeftOut: boolean; notices: NoticeRow[] }> {
    const rows = await this.dataSource.query<PlayerRow[]>(
      `SELECT p."isLeftOut", n.* FROM players p
         LEFT JOIN (${NOTICES} WHERE n."playerUUID" = $1 AND n."seenAt" IS NULL) AS n USING ("playerUUID")
        WHERE p."playerUUID" = $1 ORDER BY n.at, n."noticeId"`,
      [playerUUID],
    );
    return {
      isLeftOut: rows[0]?.isLeftOut ?? false,
      notices: rows.filter((row) => row.noticeId !== null),
    };
  }

  /** All notices of these players. */
  allOf(playerUUIDs: readonly string[]): Promise<(NoticeRow & { seenAt: Date | null })[]> {
    return this.dataSource.query(`${NOTICES} WHERE n."playerUUID" = ANY($1) ORDER BY a.at, n."noticeId"`, [
      playerUUIDs,
    ]);
  }

  async see(playerUUID: string, noticeId: string, seenAt: Date): Promise<void> {
    await this.dataSource.query(
      'UPDATE notices SET "seenAt" = coalesce("seenAt", $3) WHERE "noticeId" = $1 AND "playerUUID" = $2',
      [noticeId, playerUUID, seenAt],
    );
  }
}
