/** What a handshake has made sure of. */
export interface Admitted {
  /** Whom the connection is for. */
  readonly playerUUID: string;
  /** The session that it depends on; null for a player without an account. */
  readonly sessionId: string | null;
}

/** Who may connect as whom; the accounts know. */
export abstract class Admission {
  /** Asked at each handshake, with the player that it names and its cookies. Refuses, or admits. */
  abstract admit(playerUUID: string, cookies: string | undefined): Promise<Admitted>;
}
