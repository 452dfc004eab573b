import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { ListedDeletion } from '@tessera/backup';
import { DataSource } from 'typeorm';
import type { Transaction } from '../database/transactions.js';

/** Without the backup in which the ID is, nobody can tell what it was. IDs are long and random, so none can be guessed. */
const hashOfId = (id: string): string => createHash('sha256').update(id).digest('hex');

/** The same in SQL. */
export const hashOfColumn = (column: string): string =>
  `encode(sha256(convert_to(${column}::text, 'UTF8')), 'hex')`;

/** Deletes whatever there is with these hashes of its IDs. */
type Repeat = (hashes: readonly string[]) => Promise<void>;

/**
 * Deletions that have to be repeated if an older backup is restored. They are kept longer than what was deleted, so
 * only hashes of IDs are stored.
 */
@Injectable()
export class Deletions {
  private readonly kinds = new Map<string, Repeat>();

  constructor(private readonly dataSource: DataSource) {}

  /** Registers a kind of thing that can be deleted, at startup. */
  register(kind: string, repeat: Repeat): void {
    this.kinds.set(kind, repeat);
  }

  /** Notes deletions, in the transaction that makes them. */
  async note(transaction: Transaction, kind: string, ids: readonly string[]): Promise<void> {
    if (!this.kinds.has(kind)) throw new Error(`The kind of deletion ${kind} isn't registered`);
    await transaction.query('INSERT INTO deletions (kind, subject) SELECT $1, unnest($2::text[])', [
      kind,
      ids.map(hashOfId),
    ]);
  }

  /** The newest one's place among all; null if there is none. */
  async newest(): Promise<string | null> {
    const [row] = await this.dataSource.query<{ id: string | null }[]>('SELECT max(id) AS id FROM deletions');
    return row?.id ?? null;
  }

  /** Deletes it all again. Kinds of other releases are ignored. */
  async repeat(deletions: readonly ListedDeletion[]): Promise<void> {
    for (const [kind, repeat] of this.kinds) {
      const hashes = deletions.flatMap((deletion) => (deletion.kind === kind ? deletion.subject : []));
      if (hashes.length > 0) await repeat([...new Set(hashes)]);
    }
  }
}
