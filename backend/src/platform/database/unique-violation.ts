import { QueryFailedError } from 'typeorm';

const UNIQUE_VIOLATION = '23505';

/** Did a statement fail because another row already has what must be unique? */
export function isUniqueViolation(error: unknown): boolean {
  if (!(error instanceof QueryFailedError)) return false;
  const cause: object = error.driverError as Error;
  return 'code' in cause && cause.code === UNIQUE_VIOLATION;
}
