/** Loads a page of ours anew: nothing that this one holds in memory goes along. */
export const hardNavigate = (path: string): void => window.location.assign(path);

export const reloadPage = (): void => window.location.reload();
