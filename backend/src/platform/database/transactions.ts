import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';

/** A transaction as use cases see it: something to hand on to a store. */
export type Transaction = EntityManager;

@Injectable()
export class Transactions {
  constructor(private readonly dataSource: DataSource) {}

  /** Commits when the work is done, rolls back when it throws. */
  run<T>(work: (transaction: Transaction) => Promise<T>): Promise<T> {
    return this.dataSource.transaction(work);
  }
}
