import type { LiveChange, MessageType } from '@tessera/contracts/live';
import type { Seat } from '@tessera/rules';
import { nanoid } from 'nanoid';
import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';
import type { StoredEvent } from '../store/live-events.js';

/** An event of an accepted command. Missed events are replayed from here. */
@Entity('game_events')
export class GameEventEntity {
  @PrimaryColumn('text')
  gameId: string;

  @PrimaryColumn('int')
  version: number;

  /** The position among the events of one command. */
  @PrimaryColumn('int')
  index: number;

  /** The seat of the player who sent the command. */
  @Column('int', { nullable: true })
  playerId: Seat | null;

  @Column('text')
  eventType: MessageType;

  @Column('jsonb')
  eventData: LiveChange;

  @Column('int')
  roundNumber: number;

  @Column('text')
  serverInstance: string;

  @Column('text')
  correlationId: string;

  @CreateDateColumn({ type: 'timestamptz' })
  timestamp: Date;
}

/** The process that wrote an event. */
export const SERVER_INSTANCE = nanoid(10);

/** The seat whose command caused an event, and the ID of the request. */
export interface EventOrigin {
  seat: Seat | null;
  correlationId: string;
}

type EventRow = Omit<GameEventEntity, 'serverInstance' | 'timestamp'>;

/** The row of an event, without the columns that all events of a batch share. */
export const rowOfEvent = (
  gameId: string,
  { type, version, index, change }: StoredEvent,
  { seat, correlationId }: EventOrigin,
): EventRow => ({
  gameId,
  version,
  index,
  playerId: seat,
  eventType: type,
  eventData: change,
  roundNumber: change.round,
  correlationId,
});

export const eventOfRow = ({ eventType, version, index, eventData }: EventRow): StoredEvent => ({
  type: eventType,
  version,
  index,
  change: eventData,
});
