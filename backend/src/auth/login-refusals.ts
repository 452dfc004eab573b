import { Refusal } from '../platform/http/refusal.js';

/** Beside the field these name what was wrong in the word that the sign-in form goes by. */
export const unknownEmail = (): Refusal =>
  new Refusal('UNKNOWN_EMAIL', { field: 'email', extra: { errorType: 'email' } });

export const wrongPassword = (): Refusal =>
  new Refusal('WRONG_PASSWORD', { field: 'password', extra: { errorType: 'password' } });
