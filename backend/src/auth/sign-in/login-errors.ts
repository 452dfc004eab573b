import { AppError } from '../../platform/requests/app-error.js';

/** In addition to the field, these errors have the `errorType` that the sign-in form needs. */
export const unknownEmail = (): AppError =>
  new AppError('UNKNOWN_EMAIL', { field: 'email', extra: { errorType: 'email' } });

export const wrongPassword = (): AppError =>
  new AppError('WRONG_PASSWORD', { field: 'password', extra: { errorType: 'password' } });
