import { Injectable } from '@nestjs/common';
import type { Seat } from '@tessera/rules';
import type { OpponentRecord } from '@tessera/contracts/players';
import { LIMITS } from '@tessera/contracts/wire';
import { Statements } from '../../platform/database/statements.js';
import { isDeletedPlayer } from '../../players/index.js';
import { SEATS } from '../store/game.record.js';

/** A completed game, as one of its players sees it. */
export interface FinishedRow {
  gameId: string;
  completedAt: Date;
  seat: Seat;
  score: number;
  opponentScore: number;
  publicId: string;
  name: string | null;
  isDeleted: boolean;
}

/** Which games are asked for. */
export interface FinishedQuery {
  playerUUID: string;
  /** The public ID of an opponent. */
  friend: string | undefined;
  /** Only games that come after this one in the list. */
  after: Pick<FinishedRow, 'gameId' | 'completedAt'> | undefined;
}

/**
 * The newest of the player's games from one seat. Games that they have played against a player who is now their own
 * have no opponent.
 */
const finishedFrom = (own: Seat): string => {
  const other = own === 1 ? 2 : 1;
  return `
    (SELECT "gameId", "completedAt", ${own} AS seat, "player${own}Score" AS score,
            "player${other}Score" AS "opponentScore", "publicId", name, ${isDeletedPlayer('"playerUUID"')} AS "isDeleted"
       FROM games JOIN players ON "playerUUID" = "player${other}UUID"
      WHERE status = 'completed' AND "player${own}UUID" = $player AND ("completedAt", "gameId") < ($before, $beforeGame)
        AND "adoptedBy" IS DISTINCT FROM $player AND ($friend::uuid IS NULL OR "publicId" = $friend)
      ORDER BY "completedAt" DESC, "gameId" DESC LIMIT $limit)`;
};

const FINISHED = {
  name: 'finished-games',
  text: `${SEATS.map(finishedFrom).join(' UNION ALL ')} ORDER BY "completedAt" DESC, "gameId" DESC LIMIT $limit`,
};

/** The player's completed games, from one seat. Those that were let go have no score. */
const playedFrom = (own: 1 | 2): string => {
  const other = own === 1 ? 2 : 1;
  return `
    SELECT "gameId", "player${other}UUID" AS opponent, "player${own}Score" AS score,
           "player${other}Score" AS "opponentScore", "lastActivityAt" AS "completedAt", "letGoAt" IS NOT NULL AS "isLetGo"
      FROM games WHERE status = 'completed' AND "player${own}UUID" = $player`;
};

/** Games that players have played against one who is now their own have no opponent. */
const OPPONENTS = {
  name: 'opponent-records',
  text: `
    WITH played AS (
      SELECT *, row_number() OVER (PARTITION BY opponent, "isLetGo" ORDER BY "completedAt" DESC, "gameId") AS place
        FROM (${SEATS.map(playedFrom).join(' UNION ALL ')}) AS games
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
      FROM totals JOIN players USING ("playerUUID") WHERE "adoptedBy" IS DISTINCT FROM $player
     ORDER BY newest DESC, "publicId" LIMIT $limit OFFSET $skipped`,
};

/** A player's completed live games, one by one and by opponent. */
@Injectable()
export class GameRecordRepository {
  constructor(private readonly statements: Statements) {}

  /** Completed live games, by player. A page of games, the newest first, with one more if there is another page. */
  finished({ playerUUID, friend, after }: FinishedQuery): Promise<FinishedRow[]> {
    return this.statements.rows<FinishedRow>(FINISHED, {
      player: playerUUID,
      friend: friend ?? null,
      before: after?.completedAt ?? 'infinity',
      beforeGame: after?.gameId ?? '',
      limit: LIMITS.FINISHED_GAMES_PAGE + 1,
    });
  }

  /**
   * Completed live games, by opponent. A page of opponents, the latest one first, with one more if there is another
   * page.
   */
  opponents(playerUUID: string, page: number): Promise<OpponentRecord[]> {
    const { OPPONENTS_PAGE } = LIMITS;
    return this.statements.rows<OpponentRecord>(OPPONENTS, {
      player: playerUUID,
      limit: OPPONENTS_PAGE + 1,
      skipped: (page - 1) * OPPONENTS_PAGE,
    });
  }
}
