/** The product's name. To rename the product, change this line. */
export const PRODUCT = 'Tessera';

/** The prefix of storage keys and of fields that contain the product's name. */
export const KEY_PREFIX = PRODUCT.toLowerCase();

/** Accompanies the session cookie, which scripts can't read, and tells the web app to fetch the session. */
export const SIGNED_IN_COOKIE = `${KEY_PREFIX}-signed-in`;

/** Where a browser stores its appearance and sound settings. The page reads it before the first paint. */
export const SETTINGS_KEY = `${KEY_PREFIX}-settings`;

export const TAGLINE = 'The turn-taking grid-building word game';

/** The document title of a page. */
export const titleOf = (page?: string): string => (page ? `${page} · ${PRODUCT}` : PRODUCT);

/** The fields of a two-player game that contain the account IDs of its players. */
export const USER_ID_FIELDS = {
  player1: `player1${PRODUCT}UserId`,
  player2: `player2${PRODUCT}UserId`,
} as const;

/** What is known as the commit of a build that was made without one. */
export const UNKNOWN_COMMIT = 'unknown';

/** Names a build by its version and, if known, its commit. */
export const buildOf = (version: string, commit: string): string =>
  commit === UNKNOWN_COMMIT ? `${PRODUCT} ${version}` : `${PRODUCT} ${version}, commit ${commit}`;
