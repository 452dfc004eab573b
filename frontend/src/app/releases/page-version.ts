const metaOf = (name: string): string | undefined =>
  document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content;

/** The version of the build that served this page. Undefined in development. */
export const pageVersion = (): string | undefined => metaOf('version');

/** The ISO time of that build. */
export const pageBuiltAt = (): string | undefined => metaOf('built-at');
