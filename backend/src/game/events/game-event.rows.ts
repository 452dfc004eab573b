import type { Seat } from '@tessera/rules';
import { nanoid } from 'nanoid';
import type { GameEventEntity } from './game-event.entity.js';
import type { StoredEvent } from '../store/live-events.js';

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
