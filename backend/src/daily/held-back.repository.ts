import { Injectable } from '@nestjs/common';
import type { HeldBackResult } from '@tessera/contracts/admin';
import { LIMITS } from '@tessera/contracts/wire';
import { DataSource } from 'typeorm';
import type { Transaction } from '../platform/database/transactions.js';

type Row = Omit<HeldBackResult, 'heldBackAt' | 'decidedAt'> & { at: Date; decidedAt: Date | null };

const RESULTS = `
  SELECT held."gameId", "publicId", name AS "playerName", game."gameNumber",
         game."dailyChallengeDate"::text AS date, "playerScore" AS score, held.reason,
         greatest(0, extract(epoch FROM "completedAt" - game."createdAt"))::int AS seconds, held."newPlayers",
         held.at, held.counts, held."decidedAt"
    FROM held_back_dailies AS held
    JOIN one_player_versus_three_games AS game USING ("gameId")
    JOIN players USING ("playerUUID")`;

/** Results that don't count on public leaderboards. */
@Injectable()
export class HeldBackRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** A page of results, newest first, with one more row if there is another page. */
  async page(page: number): Promise<HeldBackResult[]> {
    const rows = await this.dataSource.query<Row[]>(
      `${RESULTS} ORDER BY held.at DESC, held."gameId" DESC LIMIT $1 OFFSET $2`,
      [LIMITS.HELD_BACK_PAGE + 1, (page - 1) * LIMITS.HELD_BACK_PAGE],
    );
    return rows.map(viewOf);
  }

  /** Null if the game wasn't held back. */
  async find(transaction: Transaction, gameId: string): Promise<HeldBackResult | null> {
    const [row] = await transaction.query<Row[]>(`${RESULTS} WHERE held."gameId" = $1`, [gameId]);
    return row ? viewOf(row) : null;
  }

  async decide(
    transaction: Transaction,
    { gameId, counts, at }: { gameId: string; counts: boolean; at: Date },
  ): Promise<void> {
    await transaction.query(
      `WITH held AS (
         UPDATE held_back_dailies SET counts = $2, "decidedAt" = $3 WHERE "gameId" = $1 RETURNING reason)
       UPDATE one_player_versus_three_games AS game
          SET "heldBack" = CASE WHEN $2::boolean THEN NULL ELSE held.reason END
         FROM held WHERE game."gameId" = $1`,
      [gameId, counts, at],
    );
  }
}

const viewOf = ({ at, decidedAt, ...row }: Row): HeldBackResult => ({
  ...row,
  heldBackAt: at.toISOString(),
  decidedAt: decidedAt?.toISOString() ?? null,
});
