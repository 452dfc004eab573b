/**
 * Requests per window of `seconds`, counted per network address (IPv6 by /64) and per player, and where given
 * per account whose email address the request names. LIMITS in the configuration multiplies them; 0 turns
 * them off.
 */
export const RATE_LIMITS = {
  /** Generous, because a school may share one address, and the results page sends 12 requests a minute. */
  read: { perAddress: 3000, perPlayer: 240, seconds: 60 },
  /** Each response has up to 400 dates. People check a single date, or all dates once. */
  readCommitments: { perAddress: 120, perPlayer: 60, seconds: 60 },
  createDaily: { perAddress: 120, perPlayer: 20, seconds: 60 },
  completeDaily: { perAddress: 120, perPlayer: 20, seconds: 60 },
  createGame: { perAddress: 60, perPlayer: 20, seconds: 60 },
  /** All lookups by game code, which limits guessing codes. */
  lookUpGame: { perAddress: 300, perPlayer: 120, seconds: 60 },
  playMove: { perAddress: 3000, perPlayer: 300, seconds: 60 },
  /** May take seconds on one core. */
  solve: { perAddress: 60, perPlayer: 10, seconds: 60 },
  presence: { perAddress: 600, perPlayer: 60, seconds: 60 },
  checkWord: { perAddress: 120, perPlayer: 60, seconds: 60 },
  login: { perAddress: 100, perPlayer: 30, perAccount: 20, seconds: 15 * 60 },
  register: { perAddress: 60, perPlayer: 10, perAccount: 10, seconds: 60 * 60 },
  requestReset: { perAddress: 60, perPlayer: 10, perAccount: 5, seconds: 60 * 60 },
  redeemReset: { perAddress: 120, perPlayer: 30, seconds: 15 * 60 },
  linkUuid: { perAddress: 300, perPlayer: 30, seconds: 60 },
  /** Every open tab sends this twice a minute, and whenever the player returns to it. */
  session: { perAddress: 3000, perPlayer: 120, seconds: 60 },
  shareResult: { perAddress: 120, perPlayer: 20, seconds: 60 },
  /** A popular link is opened by many people behind one address. */
  readShared: { perAddress: 600, perPlayer: 120, seconds: 60 },
  feedback: { perAddress: 60, perPlayer: 10, seconds: 10 * 60 },
  /** Generous, because a whole class may report the same name from one address. */
  report: { perAddress: 60, perPlayer: 10, seconds: 10 * 60 },
  notice: { perAddress: 300, perPlayer: 60, seconds: 60 },
  /** Admins who act on reports. */
  moderate: { perAddress: 120, perPlayer: 120, seconds: 60 },
  syncState: { perAddress: 1200, perPlayer: 120, seconds: 60 },
  /** Sent while a name is being typed. */
  checkName: { perAddress: 600, perPlayer: 60, seconds: 60 },
  setName: { perAddress: 120, perPlayer: 10, seconds: 60 },
  /** Generous, because the leaderboards load each of the player's groups, up to fifty. */
  readGroup: { perAddress: 3000, perPlayer: 240, seconds: 60 },
  changeGroup: { perAddress: 120, perPlayer: 30, seconds: 60 },
  /** Joining a group, which limits guessing invite codes. */
  lookUpGroup: { perAddress: 60, perPlayer: 10, seconds: 60 },
  ownData: { perAddress: 60, perPlayer: 10, seconds: 15 * 60 },
  /** Socket messages that aren't commands. */
  nonsense: { perAddress: 600, perPlayer: 60, seconds: 60 },
} as const;

export type RateLimitName = keyof typeof RATE_LIMITS;

/**
 * Live connections that may be open at a time on one instance: per network address (a school's, or a whole
 * provider's) and per player (one for each tab). LIMITS multiplies these too.
 */
export const MOST_CONNECTIONS = { address: 2000, player: 30 } as const;
