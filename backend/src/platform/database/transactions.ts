import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { isTransactionConflict } from './database-errors.js';
import { AppError } from '../requests/app-error.js';

/** An opaque transaction, which services pass to repositories. */
export type Transaction = EntityManager;

/** One retry resolves a deadlock between two transactions. If more are needed, something is wrong. */
const MAX_RUNS = 4;

@Injectable()
export class Transactions {
  constructor(private readonly dataSource: DataSource) {}

  /**
   * Commits when the work is done, rolls back if it throws. If the database rolls back because of a conflict,
   * the work is repeated, so it must have no side effects outside the database.
   */
  async run<T>(work: (transaction: Transaction) => Promise<T>): Promise<T> {
    for (let attempt = 1; ; attempt++) {
      try {
        return await this.dataSource.transaction(work);
      } catch (error) {
        if (attempt === MAX_RUNS || !isTransactionConflict(error)) throw error;
      }
    }
  }
}

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
