import { randomUUID } from 'node:crypto';
import type { Envelope } from '@tessera/contracts';
import { isOver } from '@tessera/rules';
import type { LiveConnection } from './connection.js';
import { GameQueue } from './game-queue.js';

/** The messages about one command, as one player sees them. */
export interface Delivery {
  readonly version: number;
  readonly messages: readonly Envelope[];
  /** Whether the game ends with it. */
  readonly isLast: boolean;
}

export const endsGame = ({ game }: Envelope): boolean => game !== undefined && isOver(game.status);

export interface Resume {
  /** The last event that the client has received. */
  lastEventId?: string | undefined;
  /** A game to subscribe to, in addition to the player's active ones. */
  gameId?: string | undefined;
}

/** A connection and its subscriptions. */
export class Client {
  readonly connectionId = randomUUID();
  readonly queues = new Map<string, GameQueue<Delivery>>();
  /** The games whose state is being read for this client. */
  readonly resyncing = new Set<string>();
  isOpen = true;

  constructor(
    readonly connection: LiveConnection,
    /** What the client still has to be sent; undefined once it is up to date. */
    public pending: Resume | undefined,
  ) {}

  get viewer(): string {
    return this.connection.playerUUID;
  }

  send(message: Envelope): void {
    if (this.isOpen) this.connection.send(message);
  }

  /** The client's versions of the games to which it is subscribed. */
  versions(): Record<string, number> {
    return Object.fromEntries(
      [...this.queues].flatMap(([gameId, { version }]) => (version === null ? [] : [[gameId, version]])),
    );
  }
}
