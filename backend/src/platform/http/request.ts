import type { Request } from 'express';

/** What the guards learn of a request, for the doors behind them. */
export interface AppRequest extends Request {
  /** The player who makes the request: a capability, never to be logged or answered to others. */
  playerUUID?: string;
}
