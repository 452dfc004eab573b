import { Injectable } from '@nestjs/common';
import type { ReportKind, ReportReason, ReportAction } from '@tessera/contracts/moderation';
import { LIMITS } from '@tessera/contracts/wire';
import { randomUUID } from 'node:crypto';
import { DataSource } from 'typeorm';
import { query } from '../platform/database/statement.js';
import type { Transaction } from '../platform/database/transactions.js';
import { digest } from '../platform/redis/redis-keys.js';
import type { PlayerMerge } from '../auth/index.js';

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
export interface LockedReport extends Omit<ReportTarget, 'nameFold' | 'gameNumber' | 'score'> {
  id: string;
  /** The most frequent one. */
  reason: ReportReason;
}

interface Sending {
  sender: string;
  reason: ReportReason;
  note: string | null;
  at: Date;
}

/** 'other' only once the senders of a handled report have been deleted. */
const REASON = `coalesce((
  SELECT reason FROM report_senders WHERE "reportId" = reports.id GROUP BY 1 ORDER BY count(*) DESC, 1 LIMIT 1
), 'other')`;

/** A report with everything that admins see of it. */
export interface ReportRow {
  id: string;
  kind: ReportKind;
  name: string | null;
  nameNow: string | null;
  publicId: string | null;
  isLeftOut: boolean | null;
  groupId: string | null;
  memberCount: number;
  shareId: string | null;
  gameNumber: number | null;
  score: number | null;
  isEnded: boolean;
  challengeCode: string | null;
  replayShareId: string | null;
  letters: string | null;
  count: number;
  firstAt: Date;
  lastAt: Date;
  reasons: { reason: ReportReason; count: number }[];
  notes: { reason: ReportReason; note: string; at: string }[];
  actions: { action: ReportAction; reason: ReportReason; at: string }[];
}

const REPORTS = `
  SELECT r.id, r.kind, r.name,
         CASE kind WHEN 'challenge' THEN c.name ELSE coalesce(g.name, p.name) END AS "nameNow", p."publicId", p."isLeftOut", r."groupId",
         r."shareId", r."gameNumber", r.score, coalesce(s."endedAt", c."endedAt", v."endedAt") IS NOT NULL AS "isEnded",
         r."challengeCode", r."replayShareId", c.letters, r.count, r."firstAt", r."lastAt",
         (SELECT count(*)::int FROM group_memberships m WHERE m."groupId" = r."groupId") AS "memberCount",
         (SELECT coalesce(json_agg(given ORDER BY count DESC, reason), '[]') FROM (
            SELECT reason, count(*)::int AS count FROM report_senders WHERE "reportId" = r.id GROUP BY 1
          ) AS given) AS reasons,
         (SELECT coalesce(json_agg(noted ORDER BY at DESC), '[]') FROM (
            SELECT reason, note, at FROM report_senders WHERE "reportId" = r.id AND note IS NOT NULL
             ORDER BY at DESC LIMIT ${LIMITS.REPORT_NOTES_SHOWN}
          ) AS noted) AS notes,
         (SELECT coalesce(json_agg(taken ORDER BY at, action), '[]') FROM (
            SELECT action, reason, at FROM report_actions WHERE "reportId" = r.id
          ) AS taken) AS actions
    FROM reports r
    LEFT JOIN players p ON p."playerUUID" = r."playerUUID"
    LEFT JOIN leaderboard_groups g ON g.id = r."groupId"
    LEFT JOIN challenges c ON c.code = r."challengeCode"
    LEFT JOIN public_game_results s ON s."shareId" = r."shareId"
    LEFT JOIN replay_shares v ON v."shareId" = r."replayShareId"`;

const ORDERS = {
  open: `WHERE "closedAt" IS NULL ORDER BY r.count DESC, r."firstAt", r.id`,
  closed: `WHERE "closedAt" IS NOT NULL ORDER BY "closedAt" DESC, r.id`,
} as const;

/** Reports, and what admins see of them. */
@Injectable()
export class ReportsRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Adds a player's report of a thing, unless they have already reported it. */
  async add(transaction: Transaction, target: ReportTarget, sending: Sending): Promise<void> {
    const [report] = await query<{ id: string }[]>(
      transaction,
      `INSERT INTO reports (id, kind, "playerUUID", "groupId", "shareId", "nameFold", name, "gameNumber", score,
                            "firstAt", "lastAt", "challengeCode", "replayShareId")
       VALUES ($id, $kind, $playerUUID, $groupId, $shareId, $nameFold, $name, $gameNumber, $score,
               $at, $at, $challengeCode, $replayShareId)
       ON CONFLICT ON CONSTRAINT reports_thing DO UPDATE SET kind = excluded.kind RETURNING id`,
      { ...target, id: randomUUID(), at: sending.at },
    );
    await query(
      transaction,
      `WITH added AS (
         INSERT INTO report_senders ("reportId", sender, reason, note, at) VALUES ($reportId, $sender, $reason, $note, $at)
         ON CONFLICT DO NOTHING RETURNING 1)
       UPDATE reports SET count = count + 1, "lastAt" = $at WHERE id = $reportId AND EXISTS (SELECT FROM added)`,
      { ...sending, reportId: report!.id },
    );
  }

  /** What was reported, and by how many. The report, locked until the transaction ends; null if there is none. */
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

  async find(id: string): Promise<ReportRow | null> {
    const [row] = await this.dataSource.query<ReportRow[]>(`${REPORTS} WHERE r.id = $1`, [id]);
    return row ?? null;
  }

  /**
   * Reads reports for admins. The reports of a page, the first of which is 1, and perhaps the first one of the next
   * page.
   */
  list(state: keyof typeof ORDERS, page: number): Promise<ReportRow[]> {
    const size = LIMITS.REPORTS_PAGE;
    return this.dataSource.query(`${REPORTS} ${ORDERS[state]} LIMIT $1 OFFSET $2`, [
      size + 1,
      (page - 1) * size,
    ]);
  }

  async countOpen(): Promise<number> {
    const [row] = await this.dataSource.query<{ count: number }[]>(
      'SELECT count(*)::int FROM reports WHERE "closedAt" IS NULL',
    );
    return row!.count;
  }

  /** What these players have reported, for an export. */
  sentBy(playerUUIDs: readonly string[]): Promise<Record<string, unknown>[]> {
    return this.dataSource.query(
      `SELECT kind, reason, note, at FROM report_senders JOIN reports ON id = "reportId"
        WHERE sender = ANY($1) ORDER BY at`,
      [playerUUIDs.map(senderOf)],
    );
  }

  /** Reports about these players, for an export. */
  about(playerUUIDs: readonly string[]): Promise<Record<string, unknown>[]> {
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
  async removeOf(transaction: Transaction, playerUUIDs: readonly string[]): Promise<void> {
    await transaction.query('DELETE FROM report_senders WHERE sender = ANY($1)', [playerUUIDs.map(senderOf)]);
    await transaction.query('DELETE FROM reports WHERE "playerUUID" = ANY($1)', [playerUUIDs]);
    await transaction.query('DELETE FROM notices WHERE "playerUUID" = ANY($1)', [playerUUIDs]);
  }
}
