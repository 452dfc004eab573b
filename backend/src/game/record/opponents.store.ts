import { Injectable } from '@nestjs/common';
import type { OpponentRecord } from '@tessera/contracts';
import { LIMITS } from '@tessera/contracts/constants';
import { Statements } from '../../platform/database/statements.js';
import { isDeletedPlayer } from '../../players/index.js';
import { SEATS } from '../store/game.record.js';

/** The player's completed games, from one seat. Those that were let go have no score. */
const fromSeat = (own: 1 | 2): string => {
  const other = own === 1 ? 2 : 1;
  return `
    SELECT "gameId", "player${other}UUID" AS opponent, "player${own}Score" AS score,
           "player${other}Score" AS "opponentScore", "lastActivityAt" AS "completedAt", "letGoAt" IS NOT NULL AS "isLetGo"
      FROM games WHERE status = 'completed' AND "player${own}UUID" = $1`;
};

/**
 * $2: rows, $3: rows to skip. Games that somebody has played against a player who is now their own have no opponent.
 */
const OPPONENTS = {
  name: 'opponent-records',
  text: `
    WITH played AS (
      SELECT *, row_number() OVER (PARTITION BY opponent, "isLetGo" ORDER BY "completedAt" DESC, "gameId") AS place
        FROM (${SEATS.map(fromSeat).join(' UNION ALL ')}) AS games
    ), totals AS (
      SELECT opponent AS "playerUUID", count(*) FILTER (WHERE score > "opponentScore")::int AS won,
             count(*) FILTER (WHERE score < "opponentScore")::int AS lost,
             count(*) FILTER (WHERE score = "opponentScore" AND NOT "isLetGo")::int AS tied,
             count(*) FILTER (WHERE "isLetGo")::int AS "letGo",
             coalesce(round(avg(score - "opponentScore") FILTER (WHERE NOT "isLetGo"), 1), 0)::float8 AS "meanMargin",
             coalesce(json_agg(json_build_object('gameId', "gameId", 'score', score, 'opponentScore', "opponentScore",
               'completedAt', to_char("completedAt" AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
               ORDER BY place) FILTER (WHERE place <= ${LIMITS.OPPONENT_LAST_GAMES} AND NOT "isLetGo"), '[]') AS "lastGames",
             max("completedAt") AS newest
        FROM played GROUP BY opponent
    )
    SELECT "publicId", name AS "playerName", ${isDeletedPlayer('"playerUUID"')} AS "isDeleted", won, lost, tied, "letGo", "meanMargin", "lastGames"
      FROM totals JOIN players USING ("playerUUID") WHERE "adoptedBy" IS DISTINCT FROM $1
     ORDER BY newest DESC, "publicId" LIMIT $2 OFFSET $3`,
};

/** Completed live games, by opponent. */
@Injectable()
export class OpponentsStore {
  constructor(private readonly statements: Statements) {}

  /** A page of opponents, the latest one first, with one more if there is another page. */
  page(playerUUID: string, page: number): Promise<OpponentRecord[]> {
    const { OPPONENTS_PAGE } = LIMITS;
    return this.statements.rows<OpponentRecord>(OPPONENTS, [
      playerUUID,
      OPPONENTS_PAGE + 1,
      (page - 1) * OPPONENTS_PAGE,
    ]);
  }
}
