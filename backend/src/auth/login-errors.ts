import { AppError } from '../platform/http/app-error.js';

/** Beside the field these name what was wrong in the word that the sign-in form goes by. */
export const unknownEmail = (): AppError =>
  new AppError('UNKNOWN_EMAIL', { field: 'email', extra: { errorType: 'email' } });

export const wrongPassword = (): AppError =>
  new AppError('WRONG_PASSWORD', { field: 'password', extra: { errorType: 'password' } });
