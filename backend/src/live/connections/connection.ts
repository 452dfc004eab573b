/** A client that doesn't read is disconnected after this many unsent bytes, and has to reconnect. */
export const MAX_UNSENT_BYTES = 1024 * 1024;

/** A message to one player, serialized once for all of the player's connections. */
export interface Frame {
  readonly json: string;
  /** Set for messages from which a client can resume. */
  readonly eventId: string | undefined;
}

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
  send(frame: Frame): void;
  /** Closes the connection from the server's side. */
  close(): void;
}
