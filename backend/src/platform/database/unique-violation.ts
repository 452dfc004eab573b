import { QueryFailedError } from 'typeorm';

const UNIQUE_VIOLATION = '23505';

/** Did a statement fail because another row already has what must be unique? */
export const isUniqueViolation = (error: unknown): boolean =>
  error instanceof QueryFailedError &&
  'code' in error.driverError &&
  error.driverError.code === UNIQUE_VIOLATION;
