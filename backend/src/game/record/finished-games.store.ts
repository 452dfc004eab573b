import { Injectable } from '@nestjs/common';
import type { Seat } from '@tessera/rules';
import { LIMITS } from '@tessera/contracts/constants';
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
const fromSeat = (own: Seat): string => {
  const other = own === 1 ? 2 : 1;
  return `
    (SELECT "gameId", "completedAt", ${own} AS seat, "player${own}Score" AS score,
            "player${other}Score" AS "opponentScore", "publicId", name, ${isDeletedPlayer('"playerUUID"')} AS "isDeleted"
       FROM games JOIN players ON "playerUUID" = "player${other}UUID"
      WHERE status = 'completed' AND "player${own}UUID" = $1 AND ("completedAt", "gameId") < ($3, $4)
        AND "adoptedBy" IS DISTINCT FROM $1 AND ($2::uuid IS NULL OR "publicId" = $2)
      ORDER BY "completedAt" DESC, "gameId" DESC LIMIT $5)`;
};

const PAGE = {
  name: 'finished-games',
  text: `${SEATS.map(fromSeat).join(' UNION ALL ')} ORDER BY "completedAt" DESC, "gameId" DESC LIMIT $5`,
};

/** Completed live games, by player. */
@Injectable()
export class FinishedGamesStore {
  constructor(private readonly statements: Statements) {}

  /** A page of games, the newest first, with one more if there is another page. */
  page({ playerUUID, friend, after }: FinishedQuery): Promise<FinishedRow[]> {
    return this.statements.rows<FinishedRow>(PAGE, [
      playerUUID,
      friend ?? null,
      after?.completedAt ?? 'infinity',
      after?.gameId ?? '',
      LIMITS.FINISHED_GAMES_PAGE + 1,
    ]);
  }
}
