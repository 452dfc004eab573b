import { DAY_MS } from '@tessera/rules';

/** That many times 24 hours earlier. */
export const daysBefore = (now: Date, days: number): Date => new Date(now.getTime() - days * DAY_MS);
