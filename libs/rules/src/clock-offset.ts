/** When a server said what time it is (milliseconds since 1970), and when it was asked and heard by our clock. */
export interface HeardTime {
  /** The server's time, to the second: it may be older by that, and by another one where it is kept ready. */
  readonly saidAt: number;
  readonly askedAt: number;
  readonly heardAt: number;
}

const STAMP_AGE_MS = 2000;

/**
 * How many milliseconds our clock is behind the server's (negative: ahead), after what was heard. An answer
 * only says that it lies between two bounds, further apart the longer it took: an offset between them stays
 * as it is, any other one moves to the nearer bound. So a right clock stays at 0, whatever the network does.
 */
export function correctedOffset(offset: number, { saidAt, askedAt, heardAt }: HeardTime): number {
  const least = saidAt - heardAt;
  const most = saidAt + STAMP_AGE_MS - askedAt;
  return Math.min(Math.max(offset, least), most);
}
