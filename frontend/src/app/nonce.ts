declare global {
  var __webpack_nonce__: string | undefined;
}

/**
 * Radix's scroll lock writes a style element, which our content security policy accepts only with the
 * page's nonce. It asks the package get-nonce, and that looks at this global.
 */
export function trustOwnStyles(): void {
  const meta = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]');
  if (meta?.nonce) globalThis.__webpack_nonce__ = meta.nonce;
}
