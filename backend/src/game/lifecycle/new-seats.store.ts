import { Injectable } from '@nestjs/common';
import { otherSeat, type Seat } from '@tessera/rules';
import type { Batcher } from '../../platform/database/batcher.js';
import { arrayParameter, columnArrays, rowsFrom } from '../../platform/database/row-parameters.js';
import type { Statement } from '../../platform/database/statement.js';
import { Statements } from '../../platform/database/statements.js';
import { newPublicId } from '../../players/index.js';
import { accountOf } from '../store/accounts.sql.js';
import { insertJoinEvents, JOIN_EVENTS, JOINED_GAME } from '../events/join-events.js';
import { bySeat, type GameRecord } from '../store/game.record.js';
import { gameColumns, recordOf, type GameRow } from '../store/game.rows.js';

/** Who takes a free seat of a waiting game. */
export interface NewPlayer {
  gameId: string;
  playerUUID: string;
  /** Whether the other seat is taken, so that the game begins. */
  hasOpponent: boolean;
  isConnected: boolean;
  correlationId: string;
  at: Date;
}

const REQUESTED = {
  gameId: 'text',
  playerUUID: 'uuid',
  newPublicId: 'uuid',
  hasOpponent: 'boolean',
  isConnected: 'boolean',
  correlationId: 'text',
  at: 'timestamptz',
} as const;

const REQUESTED_FIRST = JOIN_EVENTS.length + 1;
const GAMES = arrayParameter(REQUESTED_FIRST, REQUESTED.gameId);
const PLAYERS = arrayParameter(REQUESTED_FIRST + 1, REQUESTED.playerUUID);

/**
 * Creates the players who are new, gives them the seat if it is still free, and inserts the events if the game begins.
 * Games and players whose row is locked are skipped, so that nobody waits for somebody else's transaction.
 */
const takeSeat = (seat: Seat, other = otherSeat(seat)): Statement => ({
  name: `take-seat-${seat}`,
  text: `
    WITH requested AS (SELECT * FROM ${rowsFrom(REQUESTED, REQUESTED_FIRST)}),
    free AS (
      SELECT requested.* FROM games JOIN requested USING ("gameId")
      WHERE games."gameId" = ANY (${GAMES}) AND status = 'waiting' AND "player${seat}UUID" IS NULL
        AND "player${other}UUID" IS DISTINCT FROM requested."playerUUID"
        AND "hasOpponent" = ("player${other}UUID" IS NOT NULL)
      FOR NO KEY UPDATE OF games SKIP LOCKED
    ), added AS (
      INSERT INTO players ("playerUUID", "publicId")
      SELECT "playerUUID", "newPublicId" FROM free ORDER BY "playerUUID"
      ON CONFLICT DO NOTHING RETURNING "playerUUID", "publicId", name
    ), held AS (
      SELECT "playerUUID", "publicId", name FROM players
      WHERE "playerUUID" = ANY (${PLAYERS}) AND "adoptedBy" IS NULL FOR SHARE SKIP LOCKED
    ), present AS (SELECT * FROM added UNION ALL SELECT * FROM held),
    able AS (
      SELECT * FROM free JOIN present USING ("playerUUID") LEFT JOIN player_uuid_mappings USING ("playerUUID")
    ), seated AS (
      UPDATE games SET "player${seat}UUID" = able."playerUUID", "player${seat}PublicId" = "publicId",
        "player${seat}Connected" = "isConnected", "player${seat}UserId" = "userId",
        "player${seat}AccountId" = "userId", ${accountOf(other)},
        status = CASE WHEN "hasOpponent" THEN 'active' ELSE status END,
        version = CASE WHEN "hasOpponent" THEN ${JOINED_GAME.version} ELSE version END,
        "lastActivityAt" = CASE WHEN "hasOpponent" THEN at ELSE "lastActivityAt" END
      FROM able WHERE games."gameId" = able."gameId" AND games."gameId" = ANY (${GAMES})
      RETURNING ${gameColumns('games')}, name AS "player${seat}Name", "correlationId", at, ${seat} AS by
    ), inserted AS (${insertJoinEvents('seated')})
    SELECT seated.*, opponent.name AS "player${other}Name"
    FROM seated LEFT JOIN players opponent ON opponent."playerUUID" = "player${other}UUID"`,
});
const TAKE = bySeat((seat) => takeSeat(seat));

/** Lets players take seats with one statement for all who take one at the same time. */
@Injectable()
export class NewSeatsStore {
  private readonly batchers: Record<Seat, Batcher<NewPlayer, GameRecord | null>>;

  constructor(private readonly statements: Statements) {
    this.batchers = bySeat((seat) =>
      statements.batcher<NewPlayer, GameRecord | null>(
        (players) => this.seatAll(seat, players),
        ({ gameId }) => gameId,
      ),
    );
  }

  /** The game with the player; null if it or the player has changed, or is locked; then nothing has been changed. */
  seat(seat: Seat, player: NewPlayer): Promise<GameRecord | null> {
    return this.batchers[seat].add(player);
  }

  private async seatAll(seat: Seat, players: readonly NewPlayer[]): Promise<(GameRecord | null)[]> {
    const requested = players.map((player) => ({ ...player, newPublicId: newPublicId() }));
    const values = [...JOIN_EVENTS, ...columnArrays(REQUESTED, requested)];
    const rows = await this.statements.rows<GameRow>(TAKE[seat], values);
    const byId = new Map(rows.map((row) => [row.gameId, recordOf(row)]));
    return players.map(({ gameId }) => byId.get(gameId) ?? null);
  }
}
