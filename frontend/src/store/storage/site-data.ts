/**
 * Whether the browser is set to keep no cookies and no other data of this site. Nobody can sign in then. Unknown where pages
 * are prerendered.
 */
export const isSiteDataBlocked = (): boolean =>
  typeof navigator !== 'undefined' && navigator.cookieEnabled === false;
