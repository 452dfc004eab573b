/**
 * Requests per window of `seconds`, counted per network address (IPv6 by /64) and per player. LIMITS in the
 * configuration multiplies them; 0 turns them off.
 */
export const RATE_LIMITS = {
  /** Generous, because a school may share one address, and the results page sends 20 requests a minute. */
  read: { perAddress: 3000, perPlayer: 240, seconds: 60 },
  /** Each response is calculated from all games of a player. */
  readRecord: { perAddress: 600, perPlayer: 120, seconds: 60 },
  /** Each response has up to 400 dates. People check a single date, or all dates once. */
  readCommitments: { perAddress: 120, perPlayer: 60, seconds: 60 },
  createDaily: { perAddress: 120, perPlayer: 20, seconds: 60 },
  completeDaily: { perAddress: 120, perPlayer: 20, seconds: 60 },
  /** Each one takes the solver a moment. */
  createChallenge: { perAddress: 60, perPlayer: 20, seconds: 60 * 60 },
  changeChallenge: { perAddress: 120, perPlayer: 30, seconds: 60 },
  createGame: { perAddress: 60, perPlayer: 20, seconds: 60 },
  /** Lookups by game code. GUESS_LIMITS has the limit for guessing. */
  lookUpGame: { perAddress: 300, perPlayer: 120, seconds: 60 },
  playMove: { perAddress: 3000, perPlayer: 300, seconds: 60 },
  /** May take seconds on one core. */
  solve: { perAddress: 60, perPlayer: 10, seconds: 60 },
  presence: { perAddress: 600, perPlayer: 60, seconds: 60 },
  /** Sent by each device when the app starts, and when a switch changes. */
  pushSubscription: { perAddress: 600, perPlayer: 60, seconds: 60 },
  checkWord: { perAddress: 120, perPlayer: 60, seconds: 60 },
  /** SIGN_IN_LIMITS has the limits of each account. A browser that has signed in to it before is exempt. */
  login: { perAddress: 100, perPlayer: 30, seconds: 15 * 60 },
  register: { perAddress: 60, perPlayer: 10, seconds: 60 * 60 },
  requestReset: { perAddress: 60, perPlayer: 10, seconds: 60 * 60 },
  redeemReset: { perAddress: 120, perPlayer: 30, seconds: 15 * 60 },
  /** Signing in with the OpenID Connect provider: two requests each time. Nothing can be guessed. */
  oidc: { perAddress: 600, perPlayer: 60, seconds: 15 * 60 },
  /** The same with a passkey. */
  passkey: { perAddress: 600, perPlayer: 60, seconds: 15 * 60 },
  changeSignIn: { perAddress: 120, perPlayer: 30, seconds: 15 * 60 },
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
  /** Joining a group. GUESS_LIMITS has the limit for guessing. */
  lookUpGroup: { perAddress: 60, perPlayer: 10, seconds: 60 },
  createDeviceCode: { perAddress: 60, perPlayer: 10, seconds: 10 * 60 },
  /** Using one. DEVICE_CODE_MISSES has the limit for guessing. */
  useDeviceCode: { perAddress: 120, perPlayer: 30, seconds: 10 * 60 },
  ownData: { perAddress: 60, perPlayer: 10, seconds: 15 * 60 },
  /** Socket messages that aren't commands. */
  nonsense: { perAddress: 600, perPlayer: 60, seconds: 60 },
} as const;

export type RateLimitName = keyof typeof RATE_LIMITS;

/** How many /64 networks' worth of attempts an IPv6 /48 has: its owner has 65,536 of them. */
export const IPV6_SITE_FACTOR = 4;

/**
 * Sign-in attempts for one account. No number of failures elsewhere makes the server reject the right password.
 * LIMITS multiplies these too.
 */
export const SIGN_IN_LIMITS = {
  /** Failures from one network address. */
  failures: { points: 10, seconds: 15 * 60 },
  failuresPerDay: { points: 30, seconds: 24 * 60 * 60 },
  /** Failures from anywhere. Beyond that, attempts wait in a queue, and `failuresUnderAttack` applies as well. */
  accountFailures: { points: 20, seconds: 15 * 60 },
  /** Of `failures`. */
  failuresUnderAttack: 3,
  /** Attempts, failed or not, from one network address by browsers that have signed in before. */
  known: { points: 20, seconds: 15 * 60 },
} as const;

/** Mails to the owner of an account about new ways to sign in to it. LIMITS multiplies these too. */
export const METHOD_MAILS = { points: 5, seconds: 24 * 60 * 60 } as const;

/** The queue in which attempts wait: for how long, and how many at once for one account and on one instance. */
export const SIGN_IN_QUEUE = { ms: 2000, perAccount: 50, perInstance: 1000 } as const;

/**
 * Codes of games and groups that were given but don't exist, or aren't the caller's. All calls and commands share
 * this allowance. Only such misses count, so it isn't noticed by whoever has the right code, and players who are
 * seated aren't subject to it. LIMITS multiplies it too.
 */
export const GUESS_LIMITS = {
  perPlayer: 10,
  perAddress: 30,
  /** Beyond that, newcomers wait in a queue, and have only `underAttack` misses. */
  fromEverywhere: 600,
  underAttack: 3,
  seconds: 10 * 60,
} as const;

/**
 * Wrong codes for linking a device, from one network address. They count as misses too. Fewer than for others, because
 * these codes open everything that a player has.
 */
export const DEVICE_CODE_MISSES = { points: 10, seconds: 10 * 60 } as const;

/** The queue in which newcomers' lookups wait then: for how long, and how many at once. */
export const GUESS_QUEUE = { ms: 2000, perAddress: 3, perInstance: 300 } as const;

/** How many passwords may wait to be hashed on one instance. */
export const MAX_WAITING_PASSWORDS = 200;

/**
 * Live connections that may be open at a time on one instance: per network address (a school's, or a whole
 * provider's) and per player (one for each tab). LIMITS multiplies these too.
 */
export const MAX_CONNECTIONS = { address: 2000, player: 30 } as const;

/**
 * What one network address may have or do at a time on one instance before it is known who it is. Counted in
 * the process itself, so that a rejection costs next to nothing. LIMITS multiplies these too.
 */
export const ADDRESS_LIMITS = {
  /** Generous, because a whole school reconnects at the same time after a restart. */
  upgradesPerMinute: 600,
  /** Sockets that haven't authenticated. */
  unauthenticated: 100,
  /** Connections that haven't sent a request. Browsers open some in advance. */
  silentConnections: 200,
  requestsPerTenSeconds: 3000,
  requestsInFlight: 300,
  /** Responses in ten seconds that reject a request as invalid or beyond a limit. After that, requests are slowed down. */
  rejectionsAtFullSpeed: 30,
  /** After that, requests aren't looked at. */
  rejectionsPerTenSeconds: 300,
} as const;

/**
 * Messages of one connection: how many are handled at a time, and how many may wait. Our own client sends one
 * at a time per game. A connection that sends more is ended.
 */
export const MESSAGE_LIMITS = { inProgress: 32, waiting: 256 } as const;
