/** What a handshake has made sure of. */
export interface ConnectionIdentity {
  /** Whom the connection is for. */
  readonly playerUUID: string;
  /** The session that it depends on; null for a player without an account. */
  readonly sessionId: string | null;
  /** What others, and the logs, know the player by; undefined for one not met before. */
  readonly publicId: string | undefined;
}

/** Who may connect as whom; the accounts know. */
export abstract class ConnectionAuth {
  /** Asked at each handshake, with the player that it names and its cookies. Rejects, or admits. */
  abstract authenticate(playerUUID: string, cookies: string | undefined): Promise<ConnectionIdentity>;

  /** What others, and the logs, know a player by; undefined for one not met before. */
  abstract publicIdOf(playerUUID: string): Promise<string | undefined>;
}
