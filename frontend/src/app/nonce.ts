declare global {
  var __webpack_nonce__: string | undefined;
}

/**
 * Radix's scroll lock adds a style element, which our content security policy allows only with the page's
 * nonce. It gets the nonce from the package get-nonce, which reads this global.
 */
export function trustOwnStyles(): void {
  const meta = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]');
  if (meta?.nonce) globalThis.__webpack_nonce__ = meta.nonce;
}
