import { Injectable } from '@nestjs/common';
import type { ReportKind, ReportReason } from '@tessera/contracts/constants';
import { randomUUID } from 'node:crypto';
import { DataSource } from 'typeorm';
import type { Transaction } from '../platform/database/transactions.js';
import { digest } from '../platform/redis/redis-keys.js';

/** The thing that a report is about, as it is when the report arrives. */
export interface ReportTarget {
  kind: ReportKind;
  /** The player concerned; null for a group, in which several are. */
  playerUUID: string | null;
  groupId: string | null;
  shareId: string | null;
  challengeCode: string | null;
  /** Of a shared replay. */
  replayShareId: string | null;
  /** Null for a result of a player without a name, and for a challenge without one. */
  name: string | null;
  /** Tells names apart, each of which is a thing of its own; null for a result or a challenge. */
  nameFold: string | null;
  gameNumber: number | null;
  score: number | null;
}

/** What is stored of a player who reports something, so that they count once: nobody can act as them with it. */
export const senderOf = (playerUUID: string): string => digest(`report by ${playerUUID}`);

/** A report, locked while an admin acts on it. */
export interface LockedReport {
  id: string;
  kind: ReportKind;
  playerUUID: string | null;
  groupId: string | null;
  shareId: string | null;
  challengeCode: string | null;
  replayShareId: string | null;
  name: string | null;
  /** The most frequent one. */
  reason: ReportReason;
}

export interface Sending {
  sender: string;
  reason: ReportReason;
  note: string | null;
  at: Date;
}

/** 'other' only once the senders of a handled report have been deleted. */
const REASON = `coalesce((
  SELECT reason FROM report_senders WHERE "reportId" = reports.id GROUP BY 1 ORDER BY count(*) DESC, 1 LIMIT 1
), 'other')`;

/** What was reported, and by how many. */
@Injectable()
export class ReportsStore {
  constructor(private readonly dataSource: DataSource) {}

  /** Adds a player's report of a thing, unless they have already reported it. */
  async add(transaction: Transaction, target: ReportTarget, sending: Sending): Promise<void> {
    const { kind, playerUUID, groupId, shareId, challengeCode, nameFold, name, gameNumber, score } = target;
    const { replayShareId } = target;
    const { sender, reason, note, at } = sending;
    const [report] = await transaction.query<{ id: string }[]>(
      `INSERT INTO reports (id, kind, "playerUUID", "groupId", "shareId", "nameFold", name, "gameNumber", score,
                            "firstAt", "lastAt", "challengeCode", "replayShareId")
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $10, $11, $12)
       ON CONFLICT ON CONSTRAINT reports_thing DO UPDATE SET kind = excluded.kind RETURNING id`,
      [
        randomUUID(),
        kind,
        playerUUID,
        groupId,
        shareId,
        nameFold,
        name,
        gameNumber,
        score,
        at,
        challengeCode,
        replayShareId,
      ],
    );
    await transaction.query(
      `WITH added AS (
         INSERT INTO report_senders ("reportId", sender, reason, note, at) VALUES ($1, $2, $3, $4, $5)
         ON CONFLICT DO NOTHING RETURNING 1)
       UPDATE reports SET count = count + 1, "lastAt" = $5 WHERE id = $1 AND EXISTS (SELECT FROM added)`,
      [report!.id, sender, reason, note, at],
    );
  }

  /** The report, locked until the transaction ends; null if there is none. */
  async lock(transaction: Transaction, id: string): Promise<LockedReport | null> {
    const [report] = await transaction.query<LockedReport[]>(
      `SELECT id, kind, "playerUUID", "groupId", "shareId", "challengeCode", "replayShareId", name, ${REASON} AS reason
         FROM reports WHERE id = $1 FOR NO KEY UPDATE`,
      [id],
    );
    return report ?? null;
  }

  /** Removes who reported things that were acted on before then. */
  async removeSenders(before: Date, max: number): Promise<number> {
    const [, count] = await this.dataSource.query<[unknown[], number]>(
      `DELETE FROM report_senders WHERE ("reportId", sender) IN (
         SELECT "reportId", sender FROM report_senders JOIN reports ON id = "reportId"
          WHERE "closedAt" < $1 LIMIT $2 FOR UPDATE OF report_senders SKIP LOCKED)`,
      [before, max],
    );
    return count;
  }
}
