import { Injectable } from '@nestjs/common';
import type { Seat } from '@tessera/rules';
import type { Batcher } from '../../platform/database/batcher.js';
import { arrayParameter, columnArrays, rowsFrom } from '../../platform/database/row-parameters.js';
import type { Statement } from '../../platform/database/statement.js';
import { Statements } from '../../platform/database/statements.js';
import { untilApplied } from '../../platform/database/until-applied.js';
import { GameReadsStore } from './game-reads.store.js';
import { bySeat, type PlayerStatus } from './game.record.js';

interface SeatStatus {
  gameId: string;
  status: PlayerStatus;
  since: number;
}

const ROW = { gameId: 'text', status: 'text', since: 'double precision' } as const;

const GAMES = arrayParameter(1, ROW.gameId);

/** Locked games are skipped, so that nobody else waits for them. */
const setStatus = (seat: Seat): Statement => ({
  name: `set-status-${seat}`,
  text: `
    WITH requested AS (SELECT * FROM ${rowsFrom(ROW, 1)}),
    held AS (SELECT "gameId" FROM games WHERE "gameId" = ANY (${GAMES}) FOR NO KEY UPDATE SKIP LOCKED),
    changed AS (
      UPDATE games SET "player${seat}Status" = requested.status, "player${seat}Active" = requested.status = 'Available',
        "player${seat}LastSeen" = to_timestamp(since / 1000)
      FROM requested JOIN held USING ("gameId")
      WHERE games."gameId" = requested."gameId" AND games."gameId" = ANY (${GAMES})
        AND ("player${seat}LastSeen" IS NULL OR "player${seat}LastSeen" <= to_timestamp(since / 1000))
    )
    SELECT "gameId" FROM held`,
});

const SET = bySeat(setStatus);

/** Does nothing in a round in which the player has reacted before. */
const NOTE_REACTION = bySeat((seat): Statement => ({
  name: `note-reaction-${seat}`,
  text: `
    UPDATE games SET "player${seat}ReactedIn" = $2
    WHERE "gameId" = $1 AND coalesce("player${seat}ReactedIn", 0) < $2 RETURNING "gameId"`,
}));

/** The statuses of the players of games, for clients that poll, and when they last reacted. */
@Injectable()
export class SeatStatusStore {
  /** Whether the game was there and not locked. */
  private readonly batchers: Record<Seat, Batcher<SeatStatus, boolean>>;

  constructor(
    private readonly statements: Statements,
    private readonly games: GameReadsStore,
  ) {
    this.batchers = bySeat((seat) =>
      statements.batcher<SeatStatus, boolean>(
        (changes) => this.setAll(seat, changes),
        ({ gameId }) => gameId,
      ),
    );
  }

  /**
   * `since` is when the status changed, in milliseconds since 1970. A later change that is already stored
   * remains.
   */
  async set(gameId: string, seat: Seat, status: PlayerStatus, since: number): Promise<void> {
    await untilApplied(async (isFirst) => {
      const isThere = isFirst || (await this.games.settled(gameId)) !== null;
      return !isThere || (await this.batchers[seat].add({ gameId, status, since })) || null;
    });
  }

  /** Whether it is the player's first reaction in this round. */
  async noteReaction(gameId: string, seat: Seat, round: number): Promise<boolean> {
    return (await this.statements.rows(NOTE_REACTION[seat], [gameId, round])).length > 0;
  }

  private async setAll(seat: Seat, changes: readonly SeatStatus[]): Promise<boolean[]> {
    const rows = await this.statements.rows<{ gameId: string }>(SET[seat], columnArrays(ROW, changes));
    const held = new Set(rows.map(({ gameId }) => gameId));
    return changes.map(({ gameId }) => held.has(gameId));
  }
}
