/** The version of the build that served this page. Only a built page has one. */
export const pageVersion = (): string | undefined =>
  document.querySelector<HTMLMetaElement>('meta[name="version"]')?.content;
