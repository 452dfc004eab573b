const SYSTEM_ERRORS = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EAI_AGAIN']);

// Class 08 (connection exception), 57P01-57P03 (shutdown, crash, starting), 53300 (too many connections).
const SQL_STATE = /^(08...|57P0[123]|53300)$/;

const MESSAGE = /connection terminated|timeout exceeded when trying to connect|driver not connected/i;

/** Does this error mean that the database cannot be reached, rather than that a statement is wrong? */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof AggregateError && error.errors.some(isDatabaseAway)) return true;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  return SYSTEM_ERRORS.has(code) || SQL_STATE.test(code) || MESSAGE.test(error.message);
}
