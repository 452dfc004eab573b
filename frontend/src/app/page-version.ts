const metaOf = (name: string): string | undefined =>
  document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content;

/** The version of the build that served this page. Only a built page has one. */
export const pageVersion = (): string | undefined => metaOf('version');

/** When that build was made: an ISO time. */
export const pageBuiltAt = (): string | undefined => metaOf('built-at');
