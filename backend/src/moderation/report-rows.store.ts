import { Injectable } from '@nestjs/common';
import { LIMITS, type ReportAction, type ReportKind, type ReportReason } from '@tessera/contracts/constants';
import { DataSource } from 'typeorm';

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

/** Reads reports for admins. */
@Injectable()
export class ReportRowsStore {
  constructor(private readonly dataSource: DataSource) {}

  async find(id: string): Promise<ReportRow | null> {
    const [row] = await this.dataSource.query<ReportRow[]>(`${REPORTS} WHERE r.id = $1`, [id]);
    return row ?? null;
  }

  /** The reports of a page, the first of which is 1, and perhaps the first one of the next page. */
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
}
