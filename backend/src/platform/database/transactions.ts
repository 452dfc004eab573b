import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { isTransactionConflict } from './transaction-conflict.js';

/** A transaction as use cases see it: something to hand on to a store. */
export type Transaction = EntityManager;

/** Two that wait for each other are parted by the first of them; more mean that something is wrong. */
const MOST_ATTEMPTS = 4;

@Injectable()
export class Transactions {
  constructor(private readonly dataSource: DataSource) {}

  /**
   * Commits when the work is done, rolls back when it throws. Work that the database has undone for the sake
   * of another transaction is done again, so that it may leave no trace but in the database.
   */
  async run<T>(work: (transaction: Transaction) => Promise<T>): Promise<T> {
    for (let attempt = 1; ; attempt++) {
      try {
        return await this.dataSource.transaction(work);
      } catch (error) {
        if (attempt === MOST_ATTEMPTS || !isTransactionConflict(error)) throw error;
      }
    }
  }
}
