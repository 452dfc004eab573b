import { randomUUID } from 'node:crypto';
import type { Envelope } from '@tessera/contracts';
import type { Frame, LiveConnection } from './connection.js';
import { GameQueue } from '../hub/game-queue.js';

/** What one command brought about, as one player sees it. */
export interface Delivery {
  readonly version: number;
  readonly frames: readonly Frame[];
  /** Does the game end with it? */
  readonly isLast: boolean;
}

export const frameOf = (envelope: Envelope): Frame => ({
  json: JSON.stringify(envelope),
  eventId: envelope.eventId,
});

export const endsGame = ({ game }: Envelope): boolean => game?.status === 'completed';

export interface Resume {
  /** The last event that the client has. */
  lastEventId?: string | undefined;
  /** A game that it wants to see beside its active ones. */
  gameId?: string | undefined;
}

/** A connection with what it watches, as the hub keeps it. */
export class Client {
  readonly connectionId = randomUUID();
  readonly queues = new Map<string, GameQueue<Delivery>>();
  /** Games whose state is being read for this client. */
  readonly resyncing = new Set<string>();
  isOpen = true;

  constructor(
    readonly connection: LiveConnection,
    /** What it is still to be brought up to date with. */
    public pending: Resume | undefined,
  ) {}

  get viewer(): string {
    return this.connection.playerUUID;
  }

  say(envelope: Envelope): void {
    this.send([frameOf(envelope)]);
  }

  send(frames: readonly Frame[]): void {
    if (!this.isOpen) return;
    for (const frame of frames) this.connection.send(frame);
  }

  /** The versions that it has of the games that it watches. */
  versions(): Record<string, number> {
    return Object.fromEntries(
      [...this.queues].flatMap(([gameId, { version }]) => (version === null ? [] : [[gameId, version]])),
    );
  }
}
