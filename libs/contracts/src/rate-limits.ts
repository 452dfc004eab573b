/**
 * Requests per window of seconds, counted for the network address (IPv6 by /64), for the player, and
 * where it says so for the account whose address the request names. The configuration's LIMITS
 * multiplies them; 0 there switches them off.
 */
export const RATE_LIMITS = {
  /** Generous: a school behind one address must not suffer, and the results page asks 12 times a minute. */
  read: { perAddress: 3000, perPlayer: 240, seconds: 60 },
  /** Up to 400 dates per response, for people who check one date, or all of them once. */
  readCommitments: { perAddress: 120, perPlayer: 60, seconds: 60 },
  createDaily: { perAddress: 120, perPlayer: 20, seconds: 60 },
  completeDaily: { perAddress: 120, perPlayer: 20, seconds: 60 },
  createGame: { perAddress: 60, perPlayer: 20, seconds: 60 },
  /** Every way to ask for a game by its code: what guessing codes would need. */
  lookUpGame: { perAddress: 300, perPlayer: 120, seconds: 60 },
  playMove: { perAddress: 3000, perPlayer: 300, seconds: 60 },
  /** Up to seconds of one core. */
  solve: { perAddress: 60, perPlayer: 10, seconds: 60 },
  presence: { perAddress: 600, perPlayer: 60, seconds: 60 },
  checkWord: { perAddress: 120, perPlayer: 60, seconds: 60 },
  login: { perAddress: 100, perPlayer: 30, perAccount: 20, seconds: 15 * 60 },
  register: { perAddress: 60, perPlayer: 10, perAccount: 10, seconds: 60 * 60 },
  requestReset: { perAddress: 60, perPlayer: 10, perAccount: 5, seconds: 60 * 60 },
  redeemReset: { perAddress: 120, perPlayer: 30, seconds: 15 * 60 },
  linkUuid: { perAddress: 300, perPlayer: 30, seconds: 60 },
  /** Asked by every open tab, twice a minute and at each return to it. */
  session: { perAddress: 3000, perPlayer: 120, seconds: 60 },
  shareResult: { perAddress: 120, perPlayer: 20, seconds: 60 },
  /** A link that goes round is opened by many behind one address. */
  readShared: { perAddress: 600, perPlayer: 120, seconds: 60 },
  feedback: { perAddress: 60, perPlayer: 10, seconds: 10 * 60 },
  syncState: { perAddress: 1200, perPlayer: 120, seconds: 60 },
  /** Asked while a name is typed. */
  checkName: { perAddress: 600, perPlayer: 60, seconds: 60 },
  setName: { perAddress: 120, perPlayer: 10, seconds: 60 },
  /** Generous: the leaderboards ask for every group of the player, which are up to fifty. */
  readGroup: { perAddress: 3000, perPlayer: 240, seconds: 60 },
  changeGroup: { perAddress: 120, perPlayer: 30, seconds: 60 },
  /** Joining: what guessing invite codes would need. */
  lookUpGroup: { perAddress: 60, perPlayer: 10, seconds: 60 },
  ownData: { perAddress: 60, perPlayer: 10, seconds: 15 * 60 },
  /** What a socket says that is no command. */
  nonsense: { perAddress: 600, perPlayer: 60, seconds: 60 },
} as const;

export type RateLimitName = keyof typeof RATE_LIMITS;

/**
 * Live connections that may be open on one instance at a time: those of one address (a school's, or a
 * whole provider's), and those of one player's tabs. LIMITS multiplies these too.
 */
export const MOST_CONNECTIONS = { address: 2000, player: 30 } as const;
