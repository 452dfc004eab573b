import { QueryFailedError } from 'typeorm';

/** The server's five-character code for a failed statement; undefined for other errors. */
export function sqlStateOf(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  // The driver's error, possibly wrapped by TypeORM.
  const cause: object = error instanceof QueryFailedError ? (error.driverError as Error) : error;
  return 'code' in cause && typeof cause.code === 'string' ? cause.code : undefined;
}

// Deadlock detected, serialization failure: the server rolled this transaction back so that others can
// continue.
const CONFLICTS = new Set(['40P01', '40001']);

/** Whether the server rolled back a valid transaction, so that a retry may succeed. */
export const isTransactionConflict = (error: unknown): boolean => CONFLICTS.has(sqlStateOf(error) ?? '');

const UNIQUE_VIOLATION = '23505';

/** Whether a statement failed because another row already has a value that must be unique. */
export const isUniqueViolation = (error: unknown): boolean => sqlStateOf(error) === UNIQUE_VIOLATION;
