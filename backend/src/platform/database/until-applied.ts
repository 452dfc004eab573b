import { AppError } from '../requests/app-error.js';
import { isTransactionConflict } from './sql-state.js';

/** Each further attempt means that the rows have changed since they were read. If more are needed, something is wrong. */
const MAX_ATTEMPTS = 20;

/**
 * Reads, decides and writes until a conditional write applies. `attempt` returns null if its write didn't; then it
 * has changed nothing, and has to read again. A deadlock counts as such.
 */
export async function untilApplied<Result>(
  attempt: (isFirst: boolean) => Promise<Result | null>,
): Promise<Result> {
  for (let attempts = 0; attempts < MAX_ATTEMPTS; attempts++) {
    try {
      const result = await attempt(attempts === 0);
      if (result !== null) return result;
    } catch (error) {
      if (!isTransactionConflict(error)) throw error;
    }
  }
  throw new AppError('UNAVAILABLE', { retryAfterSeconds: 1 });
}
