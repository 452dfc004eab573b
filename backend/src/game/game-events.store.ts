import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Seat } from '@tessera/rules';
import { MoreThanOrEqual, type Repository } from 'typeorm';
import type { Transaction } from '../platform/database/transactions.js';
import { GameEventEntity } from './game-event.entity.js';
import { eventOfRow, rowOfEvent, SERVER_INSTANCE, type EventOrigin } from './game-event.rows.js';
import type { StoredEvent } from './live-events.js';

/** What has happened in games. The events of moves are written with the moves (`moves.store.ts`). */
@Injectable()
export class GameEventsStore {
  constructor(@InjectRepository(GameEventEntity) private readonly events: Repository<GameEventEntity>) {}

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

  /** What happened from a version on, in order. */
  async from(gameId: string, version: number, transaction?: Transaction): Promise<StoredEvent[]> {
    const events = transaction?.getRepository(GameEventEntity) ?? this.events;
    const rows = await events.find({
      where: { gameId, version: MoreThanOrEqual(version) },
      order: { version: 'ASC', index: 'ASC' },
    });
    return rows.map(eventOfRow);
  }

  /** What the accepted command of this kind in this round brought about; nothing if it is forgotten. */
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
