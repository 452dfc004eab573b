import { pipeline } from 'node:stream/promises';
import type { Client } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { BackupError, type BackupTable, copyIn, quoted, TEXT_SETTINGS } from '../format.js';
import { type BackupFile, readBackup } from '../read-backup.js';
import { tablesOf } from '../tables.js';
import { inTransaction, withClient } from './staging.js';

/**
 * Fills the tables of the current schema of `url`, which the backup's own migrations have created. In the meantime
 * there are no foreign keys, so that the order of the tables doesn't matter, and no triggers, whose effects are in the
 * backup too.
 */
export const loadBackup = (url: string, file: BackupFile): Promise<void> =>
  withClient(url, async (client) => {
    await client.query(TEXT_SETTINGS);
    await inTransaction(client, async () => {
      const tables = (await tablesOf(client)).map(({ name }) => name);
      const addForeignKeys = await foreignKeys(client);
      const each = (change: string) =>
        run(
          client,
          tables.map((name) => `ALTER TABLE ${quoted(name)} ${change}`),
        );
      await run(
        client,
        addForeignKeys.map(({ drop }) => drop),
      );
      await each('DISABLE TRIGGER USER');
      // Migrations add rows too, such as those about themselves.
      await client.query(`TRUNCATE ${tables.map(quoted).join(', ')}`);
      await readBackup(file, {
        onHeader: ({ tables: saved }) => rejectOtherTables(saved, tables),
        onRows: async (table, rows) => {
          await pipeline(rows, client.query(copyFrom(copyIn(table))));
          await setSequences(client, table);
        },
      });
      await each('ENABLE TRIGGER USER');
      await run(
        client,
        addForeignKeys.map(({ add }) => add),
      );
    });
    // Otherwise the first queries would be planned for empty tables.
    await client.query('ANALYZE');
  });

async function run(client: Client, statements: readonly string[]): Promise<void> {
  if (statements.length > 0) await client.query(statements.join(';'));
}

function rejectOtherTables(saved: readonly BackupTable[], tables: readonly string[]): void {
  const names = saved.map(({ name }) => name);
  const other = [
    ...names.filter((name) => !tables.includes(name)),
    ...tables.filter((name) => !names.includes(name)),
  ];
  if (other.length > 0)
    throw new BackupError(`doesn't have the tables of its migrations: ${other.join(', ')}`);
}

async function foreignKeys(client: Client): Promise<{ drop: string; add: string }[]> {
  const { rows } = await client.query<{ drop: string; add: string }>(
    `SELECT format('ALTER TABLE %s DROP CONSTRAINT %I', conrelid::regclass, conname) AS drop,
            format('ALTER TABLE %s ADD CONSTRAINT %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) AS add
       FROM pg_constraint WHERE contype = 'f' AND connamespace = current_schema()::regnamespace AND conparentid = 0`,
  );
  return rows;
}

async function setSequences(client: Client, { name, sequences }: BackupTable): Promise<void> {
  for (const [column, last] of Object.entries(sequences)) {
    await client.query('SELECT setval(pg_get_serial_sequence($1, $2), $3)', [quoted(name), column, last]);
  }
}
