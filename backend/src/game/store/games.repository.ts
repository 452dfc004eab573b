import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Pause, Seat } from '@tessera/rules';
import type { Repository } from 'typeorm';
import type { Batcher } from '../../platform/database/batcher.js';
import { arrayParameter, RowParameters } from '../../platform/database/row-parameters.js';
import type { Statement } from '../../platform/database/statement.js';
import { Statements } from '../../platform/database/statements.js';
import type { Transaction } from '../../platform/database/transactions.js';
import { untilApplied } from '../../platform/database/transactions.js';
import { GameEntity } from './game.entity.js';
import { bySeat, SEATS, type GameRecord, type PlayerStatus, type Removal } from './game.record.js';
import { gameColumns, pauseOf, recordOf, type GameRow } from './game.rows.js';

const GAMES = arrayParameter('gameIds', 'text');
const PLAYERS = arrayParameter('players', 'uuid');

/** Names are read from the players; games don't store them. */
const NAMED = `${gameColumns('games')}, one.name AS "player1Name", two.name AS "player2Name"`;
const NAMES = `
  LEFT JOIN players one ON one."playerUUID" = games."player1UUID"
  LEFT JOIN players two ON two."playerUUID" = games."player2UUID"`;
export const NAMED_GAMES = `SELECT ${NAMED} FROM games ${NAMES}`;

const FIND = { name: 'find-games', text: `${NAMED_GAMES} WHERE games."gameId" = ANY (${GAMES})` };

/** Waits until nobody has the game locked. */
const SETTLED = {
  name: 'settled-game',
  text: `${NAMED_GAMES} WHERE games."gameId" = $gameId FOR SHARE OF games`,
};

/** The players' unfinished games, without those that they have hidden. */
const SEATS_OF_PLAYERS = SEATS.map(
  (seat) => `
    SELECT "gameId", "createdAt", "player${seat}UUID" AS player FROM games
    WHERE status <> 'completed' AND "player${seat}UUID" = ANY (${PLAYERS}) AND NOT "player${seat}Hidden"`,
).join(' UNION ALL ');
const NEWEST_FIRST = `ORDER BY seats."createdAt" DESC, seats."gameId"`;

const ACTIVE = {
  name: 'active-games',
  text: `
    SELECT seats.player, ${NAMED} FROM (${SEATS_OF_PLAYERS}) AS seats JOIN games USING ("gameId") ${NAMES}
    ${NEWEST_FIRST}`,
};
const ACTIVE_IDS = {
  name: 'active-game-ids',
  text: `SELECT player, "gameId" FROM (${SEATS_OF_PLAYERS}) AS seats ${NEWEST_FIRST}`,
};

const HAS_COMPLETED = {
  name: 'has-completed-games',
  text: `SELECT ${SEATS.map(
    (seat) => `EXISTS (SELECT FROM games WHERE status = 'completed' AND "player${seat}UUID" = $player)`,
  ).join(' OR ')} AS found`,
};

const VERSIONS = {
  name: 'game-versions',
  text: `SELECT "gameId", version FROM games WHERE "gameId" = ANY (${GAMES})`,
};

const REMOVAL = { name: 'removal-of-game', text: 'SELECT removed FROM game_codes WHERE code = $gameId' };

interface SeatStatus {
  gameId: string;
  status: PlayerStatus;
  since: number;
}

const STATUSES = new RowParameters('status', { gameId: 'text', status: 'text', since: 'double precision' });

/** Locked games are skipped, so that nobody else waits for them. */
const SET_STATUS = bySeat((seat): Statement => ({
  name: `set-status-${seat}`,
  text: `
    WITH requested AS (SELECT * FROM ${STATUSES.table}),
    held AS (SELECT "gameId" FROM games WHERE "gameId" = ANY (${STATUSES.all('gameId')}) FOR NO KEY UPDATE SKIP LOCKED),
    changed AS (
      UPDATE games SET "player${seat}Status" = requested.status, "player${seat}Active" = requested.status = 'Available',
        "player${seat}LastSeen" = to_timestamp(since / 1000)
      FROM requested JOIN held USING ("gameId")
      WHERE games."gameId" = requested."gameId" AND games."gameId" = ANY (${STATUSES.all('gameId')})
        AND ("player${seat}LastSeen" IS NULL OR "player${seat}LastSeen" <= to_timestamp(since / 1000))
    )
    SELECT "gameId" FROM held`,
}));

/** Does nothing in a round in which the player has reacted before. */
const NOTE_REACTION = bySeat((seat): Statement => ({
  name: `note-reaction-${seat}`,
  text: `
    UPDATE games SET "player${seat}ReactedIn" = $round
    WHERE "gameId" = $gameId AND coalesce("player${seat}ReactedIn", 0) < $round RETURNING "gameId"`,
}));

/** A game, and for how long nothing has happened in it. */
export interface PausedGame extends GameRecord {
  readonly pause: Pause;
}

const pausedGameOf = (row: GameRow): PausedGame => ({ ...recordOf(row), pause: pauseOf(row) });

/** Stored games: reads, made once for all who ask at the same time, and all changes that aren't moves. */
@Injectable()
export class GamesRepository {
  private readonly found: Batcher<string, GameRecord | null>;
  private readonly active: Batcher<string, PausedGame[]>;
  private readonly activeIds: Batcher<string, string[]>;
  /** Whether the game was there and not locked. */
  private readonly statuses: Record<Seat, Batcher<SeatStatus, boolean>>;

  constructor(
    @InjectRepository(GameEntity) private readonly games: Repository<GameEntity>,
    private readonly statements: Statements,
  ) {
    this.found = statements.batcher((gameIds) => this.readGames(gameIds));
    this.active = statements.batcher((players) => this.readActive(players, ACTIVE, pausedGameOf));
    this.activeIds = statements.batcher((players) =>
      this.readActive(players, ACTIVE_IDS, ({ gameId }: Pick<GameRow, 'gameId'>) => gameId),
    );
    this.statuses = bySeat((seat) =>
      statements.batcher<SeatStatus, boolean>(
        (changes) => this.setStatuses(seat, changes),
        ({ gameId }) => gameId,
      ),
    );
  }

  find(gameId: string): Promise<GameRecord | null> {
    return this.found.add(gameId);
  }

  /** The game after all who have it locked. */
  async settled(gameId: string): Promise<GameRecord | null> {
    const [row] = await this.statements.rows<GameRow>(SETTLED, { gameId });
    return row ? recordOf(row) : null;
  }

  /** The game, locked until the transaction ends: a move at the same moment comes before or after it. */
  async lock(transaction: Transaction, gameId: string): Promise<PausedGame | null> {
    const statement = `${NAMED_GAMES} WHERE "gameId" = $1 FOR UPDATE OF games`;
    const [row] = await transaction.query<GameRow[]>(statement, [gameId]);
    return row ? pausedGameOf(row) : null;
  }

  /** Those of these games that exist, in the same order. */
  async findAll(gameIds: readonly string[]): Promise<GameRecord[]> {
    const games = await Promise.all(gameIds.map((gameId) => this.find(gameId)));
    return games.filter((game) => game !== null);
  }

  /** The player's waiting and active games, newest first, without hidden ones. */
  activeOf(playerUUID: string): Promise<PausedGame[]> {
    return this.active.add(playerUUID);
  }

  /** The IDs of the same games. */
  activeIdsOf(playerUUID: string): Promise<string[]> {
    return this.activeIds.add(playerUUID);
  }

  async hasCompleted(playerUUID: string): Promise<boolean> {
    const [row] = await this.statements.rows<{ found: boolean }>(HAS_COMPLETED, { player: playerUUID });
    return row?.found === true;
  }

  async versionsOf(gameIds: readonly string[]): Promise<Map<string, number>> {
    const rows = await this.statements.rows<{ gameId: string; version: number }>(VERSIONS, { gameIds });
    return new Map(rows.map(({ gameId, version }) => [gameId, version]));
  }

  /** Why the game with this code was removed; null if it exists or never did. */
  async removalOf(gameId: string): Promise<Removal | null> {
    const [row] = await this.statements.rows<{ removed: Removal | null }>(REMOVAL, { gameId });
    return row?.removed ?? null;
  }

  /**
   * Stores the player's status for clients that poll. `since` is when it changed, in milliseconds since 1970. A later
   * change that is already stored remains.
   */
  async setStatus(gameId: string, seat: Seat, status: PlayerStatus, since: number): Promise<void> {
    await untilApplied(async (isFirst) => {
      const isThere = isFirst || (await this.settled(gameId)) !== null;
      return !isThere || (await this.statuses[seat].add({ gameId, status, since })) || null;
    });
  }

  /** Whether it is the player's first reaction in this round. */
  async noteReaction(gameId: string, seat: Seat, round: number): Promise<boolean> {
    return (await this.statements.rows(NOTE_REACTION[seat], { gameId, round })).length > 0;
  }

  async noteNudge(transaction: Transaction, gameId: string, now: Date): Promise<void> {
    await transaction.getRepository(GameEntity).update({ gameId }, { nudgedAt: now });
  }

  /** Ends the game. The new version rejects moves that were decided on the one before. */
  async letGo(transaction: Transaction, gameId: string, version: number, now: Date): Promise<void> {
    await transaction
      .getRepository(GameEntity)
      .update({ gameId }, { status: 'completed', version, letGoAt: now, lastActivityAt: now });
  }

  /** Removes the game from the player's list. Later changes of their presence don't reach it, so they are away. */
  async hide(transaction: Transaction, gameId: string, seat: Seat, now: Date): Promise<void> {
    await transaction.query(
      `UPDATE games SET "player${seat}Hidden" = true, "player${seat}Status" = 'Away', "player${seat}Active" = false,
         "player${seat}LastSeen" = $2 WHERE "gameId" = $1`,
      [gameId, now],
    );
  }

  /** False if the seat is no longer the player's. */
  async unhide(gameId: string, seat: Seat, playerUUID: string): Promise<boolean> {
    const { affected } = await this.games.update(
      { gameId, [`player${seat}UUID`]: playerUUID },
      { [`player${seat}Hidden`]: false },
    );
    return affected === 1;
  }

  /** Only for games that no one else has joined, so there are no events to delete. */
  async remove(transaction: Transaction, gameId: string): Promise<void> {
    await transaction.getRepository(GameEntity).delete({ gameId });
  }

  private async readGames(gameIds: readonly string[]): Promise<(GameRecord | null)[]> {
    const rows = await this.statements.rows<GameRow>(FIND, { gameIds });
    const byId = new Map(rows.map((row) => [row.gameId, recordOf(row)]));
    return gameIds.map((gameId) => byId.get(gameId) ?? null);
  }

  private async readActive<Row extends object, Game>(
    players: readonly string[],
    statement: Statement,
    gameOf: (row: Row) => Game,
  ): Promise<Game[][]> {
    const rows = await this.statements.rows<Row & { player: string }>(statement, { players });
    const byPlayer = new Map<string, Game[]>(players.map((player) => [player, []]));
    for (const row of rows) byPlayer.get(row.player)?.push(gameOf(row));
    return players.map((player) => byPlayer.get(player) ?? []);
  }

  private async setStatuses(seat: Seat, changes: readonly SeatStatus[]): Promise<boolean[]> {
    const values = STATUSES.values(changes);
    const rows = await this.statements.rows<{ gameId: string }>(SET_STATUS[seat], values);
    const held = new Set(rows.map(({ gameId }) => gameId));
    return changes.map(({ gameId }) => held.has(gameId));
  }
}
