/** A client that does not read lets this much pile up, and then has to come back. */
export const MOST_UNSENT_BYTES = 1024 * 1024;

/** One message as it goes to one player, written once for all of the player's connections. */
export interface Frame {
  readonly json: string;
  /** Of messages that a resume may start from. */
  readonly eventId: string | undefined;
}

export const TRANSPORTS = ['socket', 'stream'] as const;

/** A client's line, whichever transport it came through. */
export interface LiveConnection {
  readonly transport: (typeof TRANSPORTS)[number];
  readonly playerUUID: string;
  /** The session that it depends on; null for a player without an account. */
  readonly sessionId: string | null;
  readonly clientId: string | undefined;
  send(frame: Frame): void;
  /** Ends it from this side. */
  close(): void;
}
