import type { Envelope } from '@tessera/contracts';

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
