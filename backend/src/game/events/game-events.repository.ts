import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { MessageType } from '@tessera/contracts/live';
import type { Seat } from '@tessera/rules';
import { MoreThanOrEqual, type Repository } from 'typeorm';
import { Statements } from '../../platform/database/statements.js';
import type { Transaction } from '../../platform/database/transactions.js';
import {
  eventOfRow,
  GameEventEntity,
  rowOfEvent,
  SERVER_INSTANCE,
  type EventOrigin,
} from './game-event.entity.js';
import type { StoredEvent } from '../store/live-events.js';

/** Records a connection in those of the games in which it is the player's first, and inserts the starts. */
const NOTE_CONNECTION = {
  name: 'note-connection',
  text: `
    WITH held AS (
      SELECT "gameId" FROM games
      WHERE "gameId" = ANY($gameIds) AND status <> 'completed' AND (
        ("player1UUID" = $player AND NOT "player1Connected") OR ("player2UUID" = $player AND NOT "player2Connected"))
      ORDER BY "gameId" COLLATE "C" FOR NO KEY UPDATE
    ), here AS (
      UPDATE games SET
        "player1Connected" = "player1Connected" OR "player1UUID" IS NOT DISTINCT FROM $player,
        "player2Connected" = "player2Connected" OR "player2UUID" IS NOT DISTINCT FROM $player
      FROM held WHERE games."gameId" = held."gameId"
      RETURNING games."gameId", status = 'active' AND "player1Connected" AND "player2Connected" AS "isStart"
    )
    INSERT INTO game_events ("gameId", version, index, "playerId", "eventType", "eventData", "roundNumber",
      "serverInstance", "correlationId", timestamp)
    SELECT "gameId", version, 1, "playerId", $type, "eventData", "roundNumber", $serverInstance, "correlationId", $now
    FROM here JOIN game_events USING ("gameId")
    WHERE "isStart" AND "eventType" = 'GAME_JOINED'
    ON CONFLICT DO NOTHING RETURNING *`,
};

/** The events of games. Those of moves are written together with the moves (`moves.repository.ts`). */
@Injectable()
export class GameEventsRepository {
  constructor(
    @InjectRepository(GameEventEntity) private readonly events: Repository<GameEventEntity>,
    private readonly statements: Statements,
  ) {}

  async note(
    transaction: Transaction,
    gameId: string,
    events: readonly StoredEvent[],
    { now, ...origin }: EventOrigin & { now: Date },
  ): Promise<void> {
    const written = { serverInstance: SERVER_INSTANCE, timestamp: now };
    await transaction
      .getRepository(GameEventEntity)
      .insert(events.map((event) => ({ ...rowOfEvent(gameId, event, origin), ...written })));
  }

  /**
   * Records that the player is connected, perhaps for the first time in these games. Returns the resulting
   * events by game: a start for each game whose other player has been connected too.
   */
  async noteConnection(
    playerUUID: string,
    gameIds: readonly string[],
    now: Date,
  ): Promise<Map<string, StoredEvent>> {
    const rows = await this.statements.rows<GameEventEntity>(NOTE_CONNECTION, {
      player: playerUUID,
      gameIds,
      type: 'GAME_STARTED' satisfies MessageType,
      serverInstance: SERVER_INSTANCE,
      now,
    });
    return new Map(rows.map((row) => [row.gameId, eventOfRow(row)]));
  }

  /** The events from a version on, in order. */
  async from(gameId: string, version: number, transaction?: Transaction): Promise<StoredEvent[]> {
    const events = transaction?.getRepository(GameEventEntity) ?? this.events;
    const rows = await events.find({
      where: { gameId, version: MoreThanOrEqual(version) },
      order: { version: 'ASC', index: 'ASC' },
    });
    return rows.map(eventOfRow);
  }

  /** The events of the accepted command of this type in this round; empty if they have been deleted. */
  async of(
    gameId: string,
    { type, seat, round }: { type: StoredEvent['type']; seat: Seat; round: number },
  ): Promise<StoredEvent[]> {
    const where = { gameId, eventType: type, roundNumber: round, playerId: seat };
    const first = await this.events.findOneBy(where);
    if (!first) return [];
    const rows = await this.events.find({
      where: { gameId, version: first.version },
      order: { index: 'ASC' },
    });
    return rows.map(eventOfRow);
  }
}
