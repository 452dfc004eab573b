import {
  QueryFailedError,
  QueryRunnerAlreadyReleasedError,
  QueryRunnerProviderAlreadyReleasedError,
} from 'typeorm';

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

const SYSTEM_ERRORS = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  // A disk or a quota of this process is full.
  'ENOSPC',
  'EDQUOT',
]);

// Classes 08 (connection exceptions), 53 (insufficient resources: disk, memory, connections) and 58 (errors of the
// server's system), 57P01-57P03 (shutdown, crash, startup), 3D000 (no such database), 25006 (read only: a standby that
// hasn't been promoted yet), and 57014, 55P03, 25P03 (timeouts of statements, locks and transactions).
const SQL_STATE = /^(08...|53...|58...|57P0[123]|3D000|25006|57014|55P03|25P03)$/;

// Driver errors that have no code.
const MESSAGE =
  /connection terminated|timeout expired|timeout exceeded when trying to connect|driver not connected|is not queryable/i;

/**
 * Whether this error means that the database is unreachable, too busy or full, rather than that a statement is
 * wrong.
 */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof AggregateError && error.errors.some(isDatabaseUnavailable)) return true;
  if (isLostInTransaction(error)) return true;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  // The server's messages may quote client input, so they are never searched.
  if (code === '') return MESSAGE.test(error.message);
  return SYSTEM_ERRORS.has(code) || SQL_STATE.test(code);
}

/** TypeORM releases a connection when it is lost, and then rejects the next statement. */
const isLostInTransaction = (error: Error): boolean =>
  error instanceof QueryRunnerAlreadyReleasedError ||
  error instanceof QueryRunnerProviderAlreadyReleasedError;
