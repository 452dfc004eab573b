import { Injectable } from '@nestjs/common';
import { LEXICON } from '@tessera/words';
import type { Batcher } from '../../platform/database/batcher.js';
import { arrayParameter, columnArrays, rowsFrom } from '../../platform/database/row-parameters.js';
import { Statements } from '../../platform/database/statements.js';
import { newPublicId } from '../../players/index.js';
import type { GameEntity } from '../store/game.entity.js';
import { newCode } from '../store/game-code.js';

export interface NewGame {
  /** The creator, who gets seat 1. */
  playerUUID: string;
  requestId: string | null;
  isConnected: boolean;
  at: Date;
}

const REQUESTED = {
  gameId: 'text',
  playerUUID: 'uuid',
  newPublicId: 'uuid',
  requestId: 'text',
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
    WITH requested AS (SELECT * FROM ${rowsFrom(REQUESTED, 1)}),
    added AS (
      INSERT INTO players ("playerUUID", "publicId") SELECT "playerUUID", "newPublicId" FROM requested
      ON CONFLICT DO NOTHING RETURNING "playerUUID", "publicId"
    ), held AS (
      SELECT "playerUUID", "publicId" FROM players WHERE "playerUUID" = ANY (${PLAYERS}) AND "adoptedBy" IS NULL
      FOR NO KEY UPDATE SKIP LOCKED
    ), present AS (SELECT * FROM added UNION ALL SELECT * FROM held),
    able AS (
      SELECT * FROM requested JOIN present USING ("playerUUID")
      WHERE "requestId" IS NULL OR NOT EXISTS (
        SELECT 1 FROM games
        WHERE "creatorUUID" = requested."playerUUID" AND games."requestId" = requested."requestId")
    ), taken AS (
      INSERT INTO game_codes (code) SELECT "gameId" FROM able ON CONFLICT DO NOTHING RETURNING code
    )
    INSERT INTO games ("gameId", "player1UUID", "player1PublicId", "player1Connected",
      "player1UserId", "player1AccountId", "creatorUUID", "requestId", lexicon, "createdAt", "lastActivityAt")
    SELECT "gameId", "playerUUID", "publicId", "isConnected", "userId", "userId", "playerUUID", "requestId",
      '${LEXICON.version}', at, at
    FROM able JOIN taken ON code = "gameId" LEFT JOIN player_uuid_mappings USING ("playerUUID")
    ON CONFLICT DO NOTHING RETURNING "player1UUID", "gameId"`,
};

type Inserted = Pick<GameEntity, 'gameId'> & { player1UUID: string };

/** JSON escapes these in a way that PostgreSQL doesn't understand. */
const CONTROL_CHARACTER = /\p{Cc}/u;

/** Creates games with one statement for all who create one at the same time. */
@Injectable()
export class NewGamesStore {
  private readonly batcher: Batcher<NewGame, string | null>;

  constructor(private readonly statements: Statements) {
    this.batcher = statements.batcher(
      (games) => this.insertAll(games),
      ({ playerUUID }) => playerUUID,
    );
  }

  /** Returns the game's code, or null if it needs a transaction; then no game has been created. */
  async insert(game: NewGame): Promise<string | null> {
    return game.requestId !== null && CONTROL_CHARACTER.test(game.requestId) ? null : this.batcher.add(game);
  }

  private async insertAll(games: readonly NewGame[]): Promise<(string | null)[]> {
    const requested = games.map((game) => ({ ...game, gameId: newCode(), newPublicId: newPublicId() }));
    const rows = await this.statements.rows<Inserted>(INSERT, columnArrays(REQUESTED, requested));
    const codes = new Map(rows.map(({ player1UUID, gameId }) => [player1UUID, gameId]));
    return games.map(({ playerUUID }) => codes.get(playerUUID) ?? null);
  }
}
