import { randomUUID } from 'node:crypto';
import type { Envelope } from '@tessera/contracts/live';
import { isOver } from '@tessera/rules';

interface Versioned {
  readonly version: number;
}

/**
 * The deliveries of one game to one connection. They are released in the order of their versions, each of
 * them once. Early ones are held until the previous ones, or a state that includes them, have arrived.
 */
export class GameQueue<Delivery extends Versioned> {
  private held: Delivery[] = [];

  /** `seen` is the version that the connection has; null until it has got its first state. */
  constructor(private seen: number | null) {}

  get version(): number | null {
    return this.seen;
  }

  /** Whether a delivery is held because previous ones are missing. */
  get hasGap(): boolean {
    return this.seen !== null && this.held.length > 0;
  }

  /** Adds a delivery. Returns what can be sent now. */
  offer(delivery: Delivery): Delivery[] {
    if (this.held.length === 0 && this.seen !== null && delivery.version === this.seen + 1) {
      this.seen = delivery.version;
      return [delivery];
    }
    this.held.push(delivery);
    return this.release();
  }

  /** Whether a state with this version is newer than what the connection has. */
  lacks(version: number): boolean {
    return this.seen === null || version > this.seen;
  }

  /** The connection now has this version. Returns what can be sent after it. */
  reach(version: number): Delivery[] {
    if (this.lacks(version)) this.seen = version;
    return this.release();
  }

  private release(): Delivery[] {
    if (this.seen === null) return [];
    const ready: Delivery[] = [];
    for (const delivery of this.held.sort((a, b) => a.version - b.version)) {
      if (delivery.version !== this.seen + 1) continue;
      ready.push(delivery);
      this.seen = delivery.version;
    }
    const { seen } = this;
    this.held = this.held.filter(({ version }) => version > seen);
    return ready;
  }
}

/** A client that doesn't read is disconnected after this many unsent bytes, and has to reconnect. */
export const MAX_UNSENT_BYTES = 1024 * 1024;

export const TRANSPORTS = ['socket', 'stream'] as const;

/** The connection to a client, over either transport. */
export interface LiveConnection {
  readonly transport: (typeof TRANSPORTS)[number];
  readonly playerUUID: string;
  /** The UUID that the connection's device presents, which may not be the player's own. */
  readonly capability: string;
  /** The session on which the connection depends; null for a player without an account. */
  readonly sessionId: string | null;
  readonly clientId: string | undefined;
  send(message: Envelope): void;
  /** Closes the connection from the server's side. */
  close(): void;
}

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
