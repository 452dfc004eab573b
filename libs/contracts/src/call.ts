import type { z } from 'zod';
import type { RateLimitName } from './limits.js';

/**
 * One call of the API: where it lives, what goes in, what comes out. The server validates and
 * documents with it, the client takes its types from it, the tests walk the list of all of them.
 */
export interface Call {
  readonly method: 'GET' | 'POST' | 'DELETE' | 'HEAD';
  readonly path: string;
  /** One line for the API's documentation. */
  readonly summary: string;
  /** The status of success. */
  readonly status: 200 | 201 | 204;
  readonly params?: z.ZodType;
  readonly query?: z.ZodType;
  readonly body?: z.ZodType;
  readonly answer?: z.ZodType;
  /** Does the call act for the player that the request names? */
  readonly player: 'required' | 'optional' | 'none';
  /** What the call counts against, per network address and per player. */
  readonly limit?: RateLimitName;
}

export const defineCall = <const T extends Call>(call: T): T => call;
