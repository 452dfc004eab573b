/** The product's name and what is derived from it: renaming the product is a change of this one line. */
export const PRODUCT = 'Tessera';

/** Prefix of storage keys and of fields that carry the product's name. */
export const KEY_PREFIX = PRODUCT.toLowerCase();

/** Stands beside the session's cookie, and tells the web app, which cannot read that one, to ask who is signed in. */
export const SIGNED_IN_COOKIE = `${KEY_PREFIX}-signed-in`;

/** Under this key a browser keeps how the app is to look and sound; the page reads it before anything is painted. */
export const SETTINGS_KEY = `${KEY_PREFIX}-settings`;

export const TAGLINE = 'The turn-taking grid-building word game';

/** The title of a page, as the browser shows it. */
export const titleOf = (page?: string): string => (page ? `${page} · ${PRODUCT}` : PRODUCT);

/** The fields of a two-player game that carry the account ids of its players. */
export const USER_ID_FIELDS = {
  player1: `player1${PRODUCT}UserId`,
  player2: `player2${PRODUCT}UserId`,
} as const;
