import type { Request } from 'express';

/** The session that a request is made in. */
export interface AccountSession {
  userId: string;
  /** Of the session's row, not the secret that the cookie carries. */
  id: string;
  /** The account's own player. */
  playerUUID: string;
}

/** What the guards learn of a request, for the doors behind them. */
export interface AppRequest extends Request {
  /** The player who makes the request: a capability, never to be logged or answered to others. */
  playerUUID?: string;
  /** What others, and the logs, know that player by. */
  publicId?: string;
  /** All players that the request names. */
  named?: readonly string[];
  /** Who is signed in, where the call asks for it. */
  account?: AccountSession;
}
