import { Injectable } from '@nestjs/common';
import type { ReportAction, ReportKind, ReportReason } from '@tessera/contracts/constants';
import { DataSource } from 'typeorm';

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
export class NoticesStore {
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
