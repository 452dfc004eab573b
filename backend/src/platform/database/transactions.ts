import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { isTransactionConflict } from './sql-state.js';

/** An opaque transaction, which use cases pass to stores. */
export type Transaction = EntityManager;

/** One retry resolves a deadlock between two transactions. If more are needed, something is wrong. */
const MAX_ATTEMPTS = 4;

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
        if (attempt === MAX_ATTEMPTS || !isTransactionConflict(error)) throw error;
      }
    }
  }
}
