/**
 * A server's time, and when we sent the request and received the response by our own clock. All times are
 * milliseconds since 1970.
 */
export interface ServerTimeSample {
  /** In whole seconds: up to a second old, or two if the server caches its `Date` header. */
  readonly serverTime: number;
  readonly requestedAt: number;
  readonly receivedAt: number;
}

const STAMP_AGE_MS = 2000;

/**
 * How many milliseconds our clock is behind the server's (negative: ahead). A response only puts the offset
 * between two bounds, which are further apart the longer it took. An offset between them is kept; any other
 * moves to the nearer bound. So a correct clock stays at 0, however slow the network is.
 */
export function correctedOffset(
  offset: number,
  { serverTime, requestedAt, receivedAt }: ServerTimeSample,
): number {
  const least = serverTime - receivedAt;
  const max = serverTime + STAMP_AGE_MS - requestedAt;
  return Math.min(Math.max(offset, least), max);
}
