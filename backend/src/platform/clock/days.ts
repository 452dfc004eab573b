const DAY_MS = 24 * 60 * 60_000;

/** That many times 24 hours earlier. */
export const daysBefore = (now: Date, days: number): Date => new Date(now.getTime() - days * DAY_MS);
