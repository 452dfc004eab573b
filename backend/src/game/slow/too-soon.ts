import { AppError } from '../../platform/requests/app-error.js';

/** The error for something that is possible from that time on, in milliseconds since 1970. */
export const tooSoon = (code: 'NUDGE_TOO_SOON' | 'LET_GO_TOO_SOON', from: number): AppError =>
  new AppError(code, { field: 'gameId', extra: { availableAt: new Date(from).toISOString() } });
