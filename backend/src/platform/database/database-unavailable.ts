import { QueryRunnerAlreadyReleasedError, QueryRunnerProviderAlreadyReleasedError } from 'typeorm';

const SYSTEM_ERRORS = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EAI_AGAIN']);

// Class 08 (connection exception), 57P01-57P03 (shutdown, crash, starting), 53300 (too many connections),
// 3D000 (no such database), 25006 (read only: a standby that has not taken over yet); 57014, 55P03 and 25P03
// (a statement, a lock or a transaction that took longer than it may).
const SQL_STATE = /^(08...|57P0[123]|53300|3D000|25006|57014|55P03|25P03)$/;

// What the driver says without any code.
const MESSAGE =
  /connection terminated|timeout exceeded when trying to connect|driver not connected|is not queryable/i;

/** Does this error mean that the database is out of reach or too busy, rather than that a statement is wrong? */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof AggregateError && error.errors.some(isDatabaseUnavailable)) return true;
  if (isLostInTransaction(error)) return true;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  // The server's own messages may quote what a client sent, so they are never searched.
  if (code === '') return MESSAGE.test(error.message);
  return SYSTEM_ERRORS.has(code) || SQL_STATE.test(code);
}

/** TypeORM gives a connection back when it is lost, and then complains about the next statement. */
const isLostInTransaction = (error: Error): boolean =>
  error instanceof QueryRunnerAlreadyReleasedError ||
  error instanceof QueryRunnerProviderAlreadyReleasedError;
