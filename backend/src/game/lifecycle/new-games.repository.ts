import { Injectable } from '@nestjs/common';
import { GAME_CODE_LENGTH, UPPERCASE_ALPHANUMERIC } from '@tessera/contracts/wire';
import { otherSeat, type Seat } from '@tessera/rules';
import { LEXICON } from '@tessera/words';
import { customAlphabet } from 'nanoid';
import type { Batcher } from '../../platform/database/batcher.js';
import { jsonText, RowParameters } from '../../platform/database/row-parameters.js';
import type { Statement } from '../../platform/database/statement.js';
import { Statements } from '../../platform/database/statements.js';
import { isGone, newPublicId } from '../../players/index.js';
import { insertJoinEvents, JOIN_EVENTS, JOINED_GAME } from '../events/join-events.js';
import { bySeat, type GameRecord } from '../store/game.record.js';
import { accountOf, gameColumns, recordOf, type GameRow } from '../store/game.rows.js';
import { NAMED_GAMES } from '../store/games.repository.js';

/** A random code, which may have been used before. */
const newCode = customAlphabet(UPPERCASE_ALPHANUMERIC, GAME_CODE_LENGTH);

export interface NewGame {
  /** The creator, who gets seat 1; null if the request named no player. */
  playerUUID: string | null;
  requestId: string | null;
  isConnected: boolean;
  at: Date;
}

const NEW_GAMES = new RowParameters('game', {
  gameId: 'text',
  playerUUID: 'uuid',
  newPublicId: 'uuid',
  requestId: 'jsonb',
  isConnected: 'boolean',
  at: 'timestamptz',
});

/**
 * Creates the players who are new, takes the codes and inserts the games, except those whose request or code
 * isn't new. Players whose row is locked are skipped, so that nobody waits for somebody else's transaction.
 * A request that another instance is handling at this moment may take a code that then stays unused.
 */
const INSERT = {
  name: 'insert-games',
  text: `
    WITH requested AS (SELECT row.*, "requestId" #>> '{}' AS request FROM ${NEW_GAMES.table}),
    added AS (
      INSERT INTO players ("playerUUID", "publicId") SELECT "playerUUID", "newPublicId" FROM requested
      WHERE "playerUUID" IS NOT NULL
      ON CONFLICT DO NOTHING RETURNING "playerUUID", "publicId"
    ), held AS (
      SELECT "playerUUID", "publicId" FROM players WHERE "playerUUID" = ANY (${NEW_GAMES.all('playerUUID')}) AND "adoptedBy" IS NULL
      FOR NO KEY UPDATE SKIP LOCKED
    ), present AS (SELECT * FROM added UNION ALL SELECT * FROM held),
    able AS (
      SELECT * FROM requested LEFT JOIN present USING ("playerUUID")
      WHERE ("playerUUID" IS NULL OR "publicId" IS NOT NULL) AND (request IS NULL OR NOT EXISTS (
        SELECT 1 FROM games WHERE "creatorUUID" = requested."playerUUID" AND games."requestId" = request))
    ), taken AS (
      INSERT INTO game_codes (code) SELECT "gameId" FROM able ON CONFLICT DO NOTHING RETURNING code
    )
    INSERT INTO games ("gameId", "player1UUID", "player1PublicId", "player1Connected",
      "player1UserId", "player1AccountId", "creatorUUID", "requestId", lexicon, "createdAt", "lastActivityAt")
    SELECT "gameId", "playerUUID", "publicId", "isConnected", "userId", "userId", "playerUUID", request,
      '${LEXICON.version}', at, at
    FROM able JOIN taken ON code = "gameId" LEFT JOIN player_uuid_mappings USING ("playerUUID")
    ON CONFLICT DO NOTHING RETURNING "gameId"`,
};

const FIND_CREATED = {
  name: 'find-created-game',
  text: `${NAMED_GAMES} WHERE "creatorUUID" = $creator AND "requestId" = $requestId`,
};

export interface NewRematch {
  predecessorId: string;
  /** Who asks for it, and the seat that they get, which was their opponent's. */
  playerUUID: string;
  by: Seat;
  correlationId: string;
  at: Date;
}

const REMATCHES = new RowParameters('rematch', {
  newId: 'text',
  predecessorId: 'text',
  playerUUID: 'uuid',
  by: 'int',
  correlationId: 'text',
  at: 'timestamptz',
});

const SEAT_COLUMNS = ['UUID', 'PublicId', 'Connected', 'UserId', 'AccountId'];
const seatColumns = (seat: Seat): string => SEAT_COLUMNS.map((name) => `"player${seat}${name}"`).join(', ');
/** Those of the seat in the game before, with the account to which its player belongs now. */
const seatBefore = (
  seat: Seat,
): string => `"player${seat}UUID", "player${seat}PublicId", "player${seat}Connected",
  ${Array<string>(2)
    .fill(`(SELECT "userId" FROM player_uuid_mappings AS of WHERE of."playerUUID" = "player${seat}UUID")`)
    .join(', ')}`;

/**
 * Inserts the successor of a game that is over, unless it has one or the other player is gone, and its events. Waits for
 * whoever is merging one of its players.
 */
const INSERT_REMATCH = {
  name: 'insert-rematch',
  text: `
    WITH requested AS (SELECT * FROM ${REMATCHES.table}),
    before AS (
      SELECT * FROM games JOIN requested ON "gameId" = requested."predecessorId"
      WHERE status = 'completed' AND CASE by WHEN 1 THEN "player2UUID" ELSE "player1UUID" END = "playerUUID"
        AND EXISTS (
          SELECT FROM players AS other
           WHERE other."playerUUID" = CASE by WHEN 1 THEN "player1UUID" ELSE "player2UUID" END
             AND NOT ${isGone('other')})
      FOR SHARE OF games
    ), taken AS (
      INSERT INTO game_codes (code) SELECT "newId" FROM before ON CONFLICT DO NOTHING RETURNING code
    ), made AS (
      INSERT INTO games ("gameId", status, version, ${seatColumns(1)}, ${seatColumns(2)}, "predecessorId",
        lexicon, "createdAt", "lastActivityAt")
      SELECT code, 'active', ${JOINED_GAME.version}, ${seatBefore(2)}, ${seatBefore(1)}, "gameId",
        '${LEXICON.version}', at, at
      FROM before JOIN taken ON code = "newId"
      ON CONFLICT DO NOTHING RETURNING ${gameColumns('games')}
    ), joined AS (SELECT made.*, "correlationId", by, at FROM made JOIN requested ON "newId" = "gameId"),
    inserted AS (${insertJoinEvents('joined')})
    SELECT made.*, one.name AS "player1Name", two.name AS "player2Name" FROM made
    LEFT JOIN players one ON one."playerUUID" = "player1UUID"
    LEFT JOIN players two ON two."playerUUID" = "player2UUID"`,
};

const FIND_SUCCESSOR = {
  name: 'find-successor',
  text: `${NAMED_GAMES} WHERE "predecessorId" = $predecessorId`,
};

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

const NEW_PLAYERS = new RowParameters('player', {
  gameId: 'text',
  playerUUID: 'uuid',
  newPublicId: 'uuid',
  hasOpponent: 'boolean',
  isConnected: 'boolean',
  correlationId: 'text',
  at: 'timestamptz',
});

/**
 * Creates the players who are new, gives them the seat if it is still free, and inserts the events if the game begins.
 * Games and players whose row is locked are skipped, so that nobody waits for somebody else's transaction.
 */
const takeSeat = (seat: Seat, other = otherSeat(seat)): Statement => ({
  name: `take-seat-${seat}`,
  text: `
    WITH requested AS (SELECT * FROM ${NEW_PLAYERS.table}),
    free AS (
      SELECT requested.* FROM games JOIN requested USING ("gameId")
      WHERE games."gameId" = ANY (${NEW_PLAYERS.all('gameId')}) AND status = 'waiting' AND "player${seat}UUID" IS NULL
        AND "player${other}UUID" IS DISTINCT FROM requested."playerUUID"
        AND "hasOpponent" = ("player${other}UUID" IS NOT NULL)
      FOR NO KEY UPDATE OF games SKIP LOCKED
    ), added AS (
      INSERT INTO players ("playerUUID", "publicId")
      SELECT "playerUUID", "newPublicId" FROM free ORDER BY "playerUUID"
      ON CONFLICT DO NOTHING RETURNING "playerUUID", "publicId", name
    ), held AS (
      SELECT "playerUUID", "publicId", name FROM players
      WHERE "playerUUID" = ANY (${NEW_PLAYERS.all('playerUUID')}) AND "adoptedBy" IS NULL FOR SHARE SKIP LOCKED
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
      FROM able WHERE games."gameId" = able."gameId" AND games."gameId" = ANY (${NEW_PLAYERS.all('gameId')})
      RETURNING ${gameColumns('games')}, name AS "player${seat}Name", "correlationId", at, ${seat} AS by
    ), inserted AS (${insertJoinEvents('seated')})
    SELECT seated.*, opponent.name AS "player${other}Name"
    FROM seated LEFT JOIN players opponent ON opponent."playerUUID" = "player${other}UUID"`,
});
const TAKE_SEAT = bySeat((seat) => takeSeat(seat));

/** Creates games and fills their seats, with one statement for all who do so at the same time. */
@Injectable()
export class NewGamesRepository {
  private readonly games: Batcher<NewGame, string | null>;
  private readonly seats: Record<Seat, Batcher<NewPlayer, GameRecord | null>>;

  constructor(private readonly statements: Statements) {
    this.games = statements.batcher(
      (games) => this.insertAll(games),
      ({ playerUUID }) => playerUUID ?? '',
    );
    this.seats = bySeat((seat) =>
      statements.batcher<NewPlayer, GameRecord | null>(
        (players) => this.seatAll(seat, players),
        ({ gameId }) => gameId,
      ),
    );
  }

  /** The game's code; null if the request or the code isn't new, or the player has been merged or is locked. */
  insert(game: NewGame): Promise<string | null> {
    return this.games.add(game);
  }

  /** The game that this request has created before. */
  async findByRequest(creatorUUID: string, requestId: string): Promise<GameRecord | null> {
    const [row] = await this.statements.rows<GameRow>(FIND_CREATED, { creator: creatorUUID, requestId });
    return row ? recordOf(row) : null;
  }

  /** Null if the code isn't new, if there is a rematch already, or if the players have changed. */
  async insertRematch(rematch: NewRematch): Promise<GameRecord | null> {
    const values = { ...JOIN_EVENTS, ...REMATCHES.values([{ ...rematch, newId: newCode() }]) };
    const [row] = await this.statements.rows<GameRow>(INSERT_REMATCH, values);
    return row ? recordOf(row) : null;
  }

  async findSuccessor(predecessorId: string): Promise<GameRecord | null> {
    const [row] = await this.statements.rows<GameRow>(FIND_SUCCESSOR, { predecessorId });
    return row ? recordOf(row) : null;
  }

  /** The game with the player; null if it or the player has changed, or is locked; then nothing has been changed. */
  seat(seat: Seat, player: NewPlayer): Promise<GameRecord | null> {
    return this.seats[seat].add(player);
  }

  private async insertAll(games: readonly NewGame[]): Promise<(string | null)[]> {
    const requested = games.map(({ requestId, ...game }) => ({
      ...game,
      requestId: jsonText(requestId),
      gameId: newCode(),
      newPublicId: newPublicId(),
    }));
    const rows = await this.statements.rows<{ gameId: string }>(INSERT, NEW_GAMES.values(requested));
    const inserted = new Set(rows.map(({ gameId }) => gameId));
    return requested.map(({ gameId }) => (inserted.has(gameId) ? gameId : null));
  }

  private async seatAll(seat: Seat, players: readonly NewPlayer[]): Promise<(GameRecord | null)[]> {
    const requested = players.map((player) => ({ ...player, newPublicId: newPublicId() }));
    const values = { ...JOIN_EVENTS, ...NEW_PLAYERS.values(requested) };
    const rows = await this.statements.rows<GameRow>(TAKE_SEAT[seat], values);
    const byId = new Map(rows.map((row) => [row.gameId, recordOf(row)]));
    return players.map(({ gameId }) => byId.get(gameId) ?? null);
  }
}
