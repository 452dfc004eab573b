import type { Seat } from '@tessera/rules';
import { nanoid } from 'nanoid';
import type { GameEventEntity } from './game-event.entity.js';
import type { StoredEvent } from './live-events.js';

/** Which process wrote an event. */
export const SERVER_INSTANCE = nanoid(10);

/** Whose command an event comes from, and in which request. */
export interface EventOrigin {
  seat: Seat | null;
  correlationId: string;
}

type EventRow = Omit<GameEventEntity, 'serverInstance' | 'timestamp'>;

/** An event as it is written, but for what all events of a batch have in common. */
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
