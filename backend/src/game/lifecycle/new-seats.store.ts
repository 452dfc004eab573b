import { Injectable } from '@nestjs/common';
import type { Batcher } from '../../platform/database/batcher.js';
import {
  arrayParameter,
  columnArrays,
  columnNames,
  jsonText,
  rowsFrom,
} from '../../platform/database/row-parameters.js';
import { Statements } from '../../platform/database/statements.js';
import { newPublicId } from '../../players/index.js';
import { accountOf } from '../store/accounts.sql.js';
import { SERVER_INSTANCE } from '../events/game-event.rows.js';
import { JOINED_GAME, joinEvents } from '../events/join-events.js';
import type { GameRecord } from '../store/game.record.js';
import { gameColumns, recordOf, type GameRow } from '../store/game.rows.js';

/** Who takes seat 2 of a game whose creator has seat 1. */
export interface NewOpponent {
  gameId: string;
  playerUUID: string;
  isConnected: boolean;
  correlationId: string;
  at: Date;
}

const REQUESTED = {
  gameId: 'text',
  playerUUID: 'uuid',
  newPublicId: 'uuid',
  isConnected: 'boolean',
  correlationId: 'text',
  at: 'timestamptz',
} as const;
const EVENT = {
  version: 'int',
  index: 'int',
  eventType: 'text',
  eventData: 'jsonb',
  roundNumber: 'int',
} as const;

const EVENTS_FIRST = 2;
const REQUESTED_FIRST = EVENTS_FIRST + Object.keys(EVENT).length;
const GAMES = arrayParameter(REQUESTED_FIRST, REQUESTED.gameId);
const PLAYERS = arrayParameter(REQUESTED_FIRST + 1, REQUESTED.playerUUID);

const EVENTS = columnArrays(
  EVENT,
  joinEvents(true).map(({ version, index, type, change }) => {
    return { version, index, eventType: type, eventData: jsonText(change), roundNumber: change.round };
  }),
);

/**
 * Creates the players who are new, gives seat 2 of the games to those who can have it, and inserts the events.
 * Games and players whose row is locked are skipped, so that nobody waits for somebody else's transaction.
 */
const SEAT = {
  name: 'seat-opponents',
  text: `
    WITH requested AS (SELECT * FROM ${rowsFrom(REQUESTED, REQUESTED_FIRST)}),
    free AS (
      SELECT requested.* FROM games JOIN requested USING ("gameId")
      WHERE games."gameId" = ANY (${GAMES}) AND status = 'waiting' AND version = 0
        AND "player2UUID" IS NULL AND "player1UUID" <> requested."playerUUID"
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
      UPDATE games SET status = 'active', version = ${JOINED_GAME.version}, "lastActivityAt" = at,
        "player2UUID" = able."playerUUID", "player2PublicId" = "publicId", "player2Connected" = "isConnected",
        "player2UserId" = "userId", "player2AccountId" = "userId", ${accountOf(1)}
      FROM able WHERE games."gameId" = able."gameId" AND games."gameId" = ANY (${GAMES})
      RETURNING ${gameColumns('games')}, name AS "player2Name", "correlationId", at
    ), inserted AS (
      INSERT INTO game_events
        ("gameId", ${columnNames(EVENT)}, "playerId", "serverInstance", "correlationId", timestamp)
      SELECT "gameId", ${Object.keys(EVENT)
        .map((name) => `row."${name}"`)
        .join(', ')}, 2, $1, "correlationId", at
      FROM seated CROSS JOIN ${rowsFrom(EVENT, EVENTS_FIRST)}
      WHERE "eventType" <> 'GAME_STARTED' OR ("player1Connected" AND "player2Connected")
    )
    SELECT seated.*, one.name AS "player1Name"
    FROM seated LEFT JOIN players one ON one."playerUUID" = "player1UUID"`,
};

/** Lets players join games with one statement for all who join one at the same time. */
@Injectable()
export class NewSeatsStore {
  private readonly batcher: Batcher<NewOpponent, GameRecord | null>;

  constructor(private readonly statements: Statements) {
    this.batcher = statements.batcher(
      (opponents) => this.seatAll(opponents),
      ({ gameId }) => gameId,
    );
  }

  /** Returns the joined game, or null if it can't be decided without a transaction; then nothing has changed. */
  seat(opponent: NewOpponent): Promise<GameRecord | null> {
    return this.batcher.add(opponent);
  }

  private async seatAll(opponents: readonly NewOpponent[]): Promise<(GameRecord | null)[]> {
    const requested = opponents.map((opponent) => ({ ...opponent, newPublicId: newPublicId() }));
    const values = [SERVER_INSTANCE, ...EVENTS, ...columnArrays(REQUESTED, requested)];
    const rows = await this.statements.rows<GameRow>(SEAT, values);
    const byId = new Map(rows.map((row) => [row.gameId, recordOf(row)]));
    return opponents.map(({ gameId }) => byId.get(gameId) ?? null);
  }
}
