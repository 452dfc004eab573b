/** Loads one of our pages from scratch, which clears everything in memory. */
export const hardNavigate = (path: string): void => window.location.assign(path);

export const reloadPage = (): void => window.location.reload();
