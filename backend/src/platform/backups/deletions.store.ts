import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Transaction } from '../database/transactions.js';

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
  async removeOlder(than: Date, most: number): Promise<number> {
    const [, count] = await this.dataSource.query<[unknown[], number]>(
      'DELETE FROM deletions WHERE id IN (SELECT id FROM deletions WHERE at < $1 ORDER BY at LIMIT $2)',
      [than, most],
    );
    return count;
  }
}
