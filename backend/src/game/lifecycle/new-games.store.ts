import { Injectable } from '@nestjs/common';
import type { Seat } from '@tessera/rules';
import { LEXICON } from '@tessera/words';
import type { Batcher } from '../../platform/database/batcher.js';
import { arrayParameter, columnArrays, jsonText, rowsFrom } from '../../platform/database/row-parameters.js';
import { Statements } from '../../platform/database/statements.js';
import { newPublicId } from '../../players/index.js';
import { insertJoinEvents, JOIN_EVENTS, JOINED_GAME } from '../events/join-events.js';
import { newCode } from '../store/game-code.js';
import { NAMED_GAMES } from '../store/game-reads.store.js';
import type { GameRecord } from '../store/game.record.js';
import { gameColumns, recordOf, type GameRow } from '../store/game.rows.js';

export interface NewGame {
  /** The creator, who gets seat 1; null if the request named no player. */
  playerUUID: string | null;
  requestId: string | null;
  isConnected: boolean;
  at: Date;
}

const REQUESTED = {
  gameId: 'text',
  playerUUID: 'uuid',
  newPublicId: 'uuid',
  requestId: 'jsonb',
  isConnected: 'boolean',
  at: 'timestamptz',
} as const;

const PLAYERS = arrayParameter(2, REQUESTED.playerUUID);

/**
 * Creates the players who are new, takes the codes and inserts the games, except those whose request or code
 * isn't new. Players whose row is locked are skipped, so that nobody waits for somebody else's transaction.
 * A request that another instance is handling at this moment may take a code that then stays unused.
 */
const INSERT = {
  name: 'insert-games',
  text: `
    WITH requested AS (SELECT row.*, "requestId" #>> '{}' AS request FROM ${rowsFrom(REQUESTED, 1)}),
    added AS (
      INSERT INTO players ("playerUUID", "publicId") SELECT "playerUUID", "newPublicId" FROM requested
      WHERE "playerUUID" IS NOT NULL
      ON CONFLICT DO NOTHING RETURNING "playerUUID", "publicId"
    ), held AS (
      SELECT "playerUUID", "publicId" FROM players WHERE "playerUUID" = ANY (${PLAYERS}) AND "adoptedBy" IS NULL
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
  text: `${NAMED_GAMES} WHERE "creatorUUID" = $1 AND "requestId" = $2`,
};

export interface NewRematch {
  predecessorId: string;
  /** Who asks for it, and the seat that they get, which was their opponent's. */
  playerUUID: string;
  by: Seat;
  correlationId: string;
  at: Date;
}

const REMATCH = {
  newId: 'text',
  predecessorId: 'text',
  playerUUID: 'uuid',
  by: 'int',
  correlationId: 'text',
  at: 'timestamptz',
} as const;

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
 * Inserts the successor of a game that is over, unless it has one, and its events. Waits for whoever is merging one of
 * its players.
 */
const INSERT_REMATCH = {
  name: 'insert-rematch',
  text: `
    WITH requested AS (SELECT * FROM ${rowsFrom(REMATCH, JOIN_EVENTS.length + 1)}),
    before AS (
      SELECT * FROM games JOIN requested ON "gameId" = requested."predecessorId"
      WHERE status = 'completed' AND CASE by WHEN 1 THEN "player2UUID" ELSE "player1UUID" END = "playerUUID"
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

const FIND_SUCCESSOR = { name: 'find-successor', text: `${NAMED_GAMES} WHERE "predecessorId" = $1` };

/** Creates games, with one statement for all who create one at the same time. */
@Injectable()
export class NewGamesStore {
  private readonly batcher: Batcher<NewGame, string | null>;

  constructor(private readonly statements: Statements) {
    this.batcher = statements.batcher(
      (games) => this.insertAll(games),
      ({ playerUUID }) => playerUUID ?? '',
    );
  }

  /** The game's code; null if the request or the code isn't new, or the player has been merged or is locked. */
  insert(game: NewGame): Promise<string | null> {
    return this.batcher.add(game);
  }

  /** The game that this request has created before. */
  async findByRequest(creatorUUID: string, requestId: string): Promise<GameRecord | null> {
    const [row] = await this.statements.rows<GameRow>(FIND_CREATED, [creatorUUID, requestId]);
    return row ? recordOf(row) : null;
  }

  /** Null if the code isn't new, if there is a rematch already, or if the players have changed. */
  async insertRematch(rematch: NewRematch): Promise<GameRecord | null> {
    const values = [...JOIN_EVENTS, ...columnArrays(REMATCH, [{ ...rematch, newId: newCode() }])];
    const [row] = await this.statements.rows<GameRow>(INSERT_REMATCH, values);
    return row ? recordOf(row) : null;
  }

  async findSuccessor(predecessorId: string): Promise<GameRecord | null> {
    const [row] = await this.statements.rows<GameRow>(FIND_SUCCESSOR, [predecessorId]);
    return row ? recordOf(row) : null;
  }

  private async insertAll(games: readonly NewGame[]): Promise<(string | null)[]> {
    const requested = games.map(({ requestId, ...game }) => ({
      ...game,
      requestId: jsonText(requestId),
      gameId: newCode(),
      newPublicId: newPublicId(),
    }));
    const rows = await this.statements.rows<{ gameId: string }>(INSERT, columnArrays(REQUESTED, requested));
    const inserted = new Set(rows.map(({ gameId }) => gameId));
    return requested.map(({ gameId }) => (inserted.has(gameId) ? gameId : null));
  }
}
