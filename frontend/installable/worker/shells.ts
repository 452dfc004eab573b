/** The pages that open without a connection and have their own prerendered content. */
export const SHELLS: readonly string[] = ['/', '/1pv3-daily-challenge', '/1pv3', '/word-checker'];

/** Served for all other pages, because its prerendered content is only the header. */
export const OTHER_SHELL = '/account';
