import { Injectable } from '@nestjs/common';
import type { Pause } from '@tessera/rules';
import type { Batcher } from '../../platform/database/batcher.js';
import { arrayParameter } from '../../platform/database/row-parameters.js';
import type { Statement } from '../../platform/database/statement.js';
import { Statements } from '../../platform/database/statements.js';
import { SEATS, type GameRecord } from './game.record.js';
import { gameColumns, pauseOf, recordOf, type GameRow } from './game.rows.js';

const GAMES = arrayParameter(1, 'text');
const PLAYERS = arrayParameter(1, 'uuid');

/** Names are read from the players; games don't store them. */
const NAMED = `${gameColumns('games')}, one.name AS "player1Name", two.name AS "player2Name"`;
const NAMES = `
  LEFT JOIN players one ON one."playerUUID" = games."player1UUID"
  LEFT JOIN players two ON two."playerUUID" = games."player2UUID"`;
export const NAMED_GAMES = `SELECT ${NAMED} FROM games ${NAMES}`;

const FIND = { name: 'find-games', text: `${NAMED_GAMES} WHERE games."gameId" = ANY (${GAMES})` };

/** Waits until nobody has the game locked. */
const SETTLED = { name: 'settled-game', text: `${NAMED_GAMES} WHERE games."gameId" = $1 FOR SHARE OF games` };

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

/** $1: the player. */
const HAS_COMPLETED = {
  name: 'has-completed-games',
  text: `SELECT ${SEATS.map(
    (seat) => `EXISTS (SELECT FROM games WHERE status = 'completed' AND "player${seat}UUID" = $1)`,
  ).join(' OR ')} AS found`,
};

const VERSIONS = {
  name: 'game-versions',
  text: `SELECT "gameId", version FROM games WHERE "gameId" = ANY (${GAMES})`,
};

/** An unfinished game, and for how long nothing has happened in it. */
export interface ActiveGameRecord extends GameRecord {
  readonly pause: Pause;
}

const activeRecordOf = (row: GameRow): ActiveGameRecord => ({ ...recordOf(row), pause: pauseOf(row) });

/** The committed states of games, read once for all who ask for any at the same time. */
@Injectable()
export class GameReadsStore {
  private readonly games: Batcher<string, GameRecord | null>;
  private readonly active: Batcher<string, ActiveGameRecord[]>;
  private readonly activeIds: Batcher<string, string[]>;

  constructor(private readonly statements: Statements) {
    this.games = statements.batcher((gameIds) => this.readGames(gameIds));
    this.active = statements.batcher((players) => this.readActive(players, ACTIVE, activeRecordOf));
    this.activeIds = statements.batcher((players) =>
      this.readActive(players, ACTIVE_IDS, ({ gameId }: Pick<GameRow, 'gameId'>) => gameId),
    );
  }

  find(gameId: string): Promise<GameRecord | null> {
    return this.games.add(gameId);
  }

  /** The game after all who have it locked. */
  async settled(gameId: string): Promise<GameRecord | null> {
    const [row] = await this.statements.rows<GameRow>(SETTLED, [gameId]);
    return row ? recordOf(row) : null;
  }

  /** Those of these games that exist, in the same order. */
  async findAll(gameIds: readonly string[]): Promise<GameRecord[]> {
    const games = await Promise.all(gameIds.map((gameId) => this.find(gameId)));
    return games.filter((game) => game !== null);
  }

  /** The player's waiting and active games, newest first, without hidden ones. */
  activeOf(playerUUID: string): Promise<ActiveGameRecord[]> {
    return this.active.add(playerUUID);
  }

  /** The IDs of the same games. */
  activeIdsOf(playerUUID: string): Promise<string[]> {
    return this.activeIds.add(playerUUID);
  }

  async hasCompleted(playerUUID: string): Promise<boolean> {
    const [row] = await this.statements.rows<{ found: boolean }>(HAS_COMPLETED, [playerUUID]);
    return row?.found === true;
  }

  async versionsOf(gameIds: readonly string[]): Promise<Map<string, number>> {
    const rows = await this.statements.rows<{ gameId: string; version: number }>(VERSIONS, [gameIds]);
    return new Map(rows.map(({ gameId, version }) => [gameId, version]));
  }

  private async readGames(gameIds: readonly string[]): Promise<(GameRecord | null)[]> {
    const rows = await this.statements.rows<GameRow>(FIND, [gameIds]);
    const byId = new Map(rows.map((row) => [row.gameId, recordOf(row)]));
    return gameIds.map((gameId) => byId.get(gameId) ?? null);
  }

  private async readActive<Row extends object, Game>(
    players: readonly string[],
    statement: Statement,
    gameOf: (row: Row) => Game,
  ): Promise<Game[][]> {
    const rows = await this.statements.rows<Row & { player: string }>(statement, [players]);
    const byPlayer = new Map<string, Game[]>(players.map((player) => [player, []]));
    for (const row of rows) byPlayer.get(row.player)?.push(gameOf(row));
    return players.map((player) => byPlayer.get(player) ?? []);
  }
}
