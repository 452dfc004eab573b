import { Injectable } from '@nestjs/common';
import { Statements } from '../../platform/database/statements.js';

/** Moves by game: bit `n` stands for the move that made version `n`. */
export type MovesOfGames = ReadonlyMap<string, bigint>;

/** A game whose stored moves aren't all that were acknowledged. */
export interface IncompleteGame {
  readonly gameId: string;
  readonly missing: number;
}

/** The number of games per statement. */
const AT_ONCE = 1000;

/**
 * A move is stored if its events are, and if its game has got as far. Games that were removed on purpose have
 * none.
 */
const FIND_INCOMPLETE = {
  name: 'find-incomplete-games',
  text: `
    WITH requested AS (SELECT * FROM unnest($1::text[], $2::bigint[]) AS row ("gameId", moves)),
    stored AS (
      SELECT "gameId", bit_or(1::bigint << game_events.version) AS moves
      FROM requested JOIN games USING ("gameId") JOIN game_events USING ("gameId")
      WHERE game_events.version BETWEEN 0 AND least(games.version, 62)
      GROUP BY "gameId"
    ), compared AS (
      SELECT "gameId", bit_count((requested.moves & ~coalesce(stored.moves, 0))::bit(64))::int AS missing
      FROM requested LEFT JOIN stored USING ("gameId") LEFT JOIN game_codes ON code = "gameId"
      WHERE game_codes.removed IS NULL
    )
    SELECT "gameId", missing FROM compared WHERE missing > 0`,
};

/** Compares moves that were acknowledged with those that are stored. */
@Injectable()
export class StoredMovesStore {
  constructor(private readonly statements: Statements) {}

  /** Those of the games of which moves are missing. */
  async incomplete(acknowledged: MovesOfGames): Promise<IncompleteGame[]> {
    const games = [...acknowledged];
    const found: IncompleteGame[] = [];
    for (let from = 0; from < games.length; from += AT_ONCE) {
      const some = games.slice(from, from + AT_ONCE);
      const columns = [some.map(([gameId]) => gameId), some.map(([, moves]) => String(moves))];
      found.push(...(await this.statements.rows<IncompleteGame>(FIND_INCOMPLETE, columns)));
    }
    return found;
  }
}
