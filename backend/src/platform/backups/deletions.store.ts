import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Transaction } from '../database/transactions.js';
import { deleteBefore } from '../database/delete-before.js';

@Injectable()
export class DeletionsStore {
  constructor(private readonly dataSource: DataSource) {}

  async insert(transaction: Transaction, kind: string, subjects: readonly string[]): Promise<void> {
    await transaction.query('INSERT INTO deletions (kind, subject) SELECT $1, unnest($2::text[])', [
      kind,
      subjects,
    ]);
  }

  /** Returns the number of removed rows. */
  removeOlder(than: Date, max: number): Promise<number> {
    return deleteBefore(this.dataSource, { table: 'deletions', key: 'id', time: 'at' }, than, max);
  }
}
