import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { type Transaction, Transactions } from '../database/transactions.js';

/** An arbitrary number. It makes instances that start at the same time write one after another. */
const KEEPING_LOCK = 7_368_228;

/** Files of current and recent releases by name; names contain a hash of the content. */
@Injectable()
export class ReleaseAssetsRepository {
  constructor(
    private readonly dataSource: DataSource,
    private readonly transactions: Transactions,
  ) {}

  async find(name: string): Promise<Buffer | undefined> {
    const [row] = await this.dataSource.query<{ content: Buffer }[]>(
      'SELECT content FROM release_assets WHERE name = $1',
      [name],
    );
    return row?.content;
  }

  async names(): Promise<ReadonlySet<string>> {
    const rows = await this.dataSource.query<{ name: string }[]>('SELECT name FROM release_assets');
    return new Set(rows.map(({ name }) => name));
  }

  /** Records that these files are being served. `contentOf` is called for files that aren't stored yet. */
  async keep(
    names: readonly string[],
    now: Date,
    contentOf: (name: string) => Promise<Buffer | undefined>,
  ): Promise<void> {
    const missing = await this.missing(names);
    const contents = await Promise.all(missing.map(contentOf));
    await this.transactions.run(async (transaction) => {
      await transaction.query('SELECT pg_advisory_xact_lock($1)', [KEEPING_LOCK]);
      for (const [i, name] of missing.entries()) {
        if (contents[i]) await insert(transaction, name, contents[i], now);
      }
      await transaction.query('UPDATE release_assets SET "servedAt" = $2 WHERE name = ANY($1)', [names, now]);
    });
  }

  private async missing(names: readonly string[]): Promise<string[]> {
    const rows = await this.dataSource.query<{ name: string }[]>(
      'SELECT name FROM unnest($1::text[]) AS name EXCEPT SELECT name FROM release_assets',
      [names],
    );
    return rows.map(({ name }) => name);
  }
}

const insert = (transaction: Transaction, name: string, content: Buffer, now: Date): Promise<unknown> =>
  transaction.query(
    'INSERT INTO release_assets (name, content, "servedAt") VALUES ($1, $2, $3) ON CONFLICT DO NOTHING',
    [name, content, now],
  );
