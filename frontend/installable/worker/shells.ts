/** The pages that open without a connection and have their own prerendered content. */
export const SHELLS: readonly string[] = ['/', '/1pv3-daily-challenge', '/1pv3', '/word-checker'];

/** Opens in place of all other pages: its prerendered content is the header alone. */
export const OTHER_SHELL = '/account';
