import type { ClientBase } from 'pg';
import { type BackupTable, quoted } from './format.js';

/** Not part of an extension. */
export const isOwn = (catalog: string, oid: string): string =>
  `NOT EXISTS (SELECT FROM pg_depend WHERE classid = '${catalog}'::regclass AND objid = ${oid} AND deptype = 'e')`;

/** The tables of the current schema, with their columns and the last values of the sequences of these. */
export async function tablesOf(client: ClientBase): Promise<BackupTable[]> {
  const { rows } = await client.query<{ table: string; column: string; sequence: string | null }>(
    `SELECT relname AS table, attname AS column,
            pg_get_serial_sequence(quote_ident(relname), attname) AS sequence
       FROM pg_class JOIN pg_attribute ON attrelid = pg_class.oid
      WHERE relnamespace = current_schema()::regnamespace AND relkind IN ('r', 'p') AND NOT relispartition
        AND attnum > 0 AND NOT attisdropped AND attgenerated = '' AND ${isOwn('pg_class', 'pg_class.oid')}
      ORDER BY relname, attnum`,
  );
  const tables = new Map<string, BackupTable>();
  for (const { table, column, sequence } of rows) {
    const entry = tables.get(table) ?? { name: table, columns: [], sequences: {} };
    tables.set(table, entry);
    entry.columns.push(column);
    const last = sequence === null ? null : await lastValueOf(client, sequence);
    if (last !== null) entry.sequences[column] = last;
  }
  return [...tables.values()];
}

/** Null if it hasn't been used. */
async function lastValueOf(client: ClientBase, sequence: string): Promise<string | null> {
  const { rows } = await client.query<{ last: string | null }>(
    'SELECT pg_sequence_last_value($1::regclass)::text AS last',
    [sequence],
  );
  return rows[0]?.last ?? null;
}

/** Whether the current schema has any tables. */
export async function hasTables(client: ClientBase): Promise<boolean> {
  const { rows } = await client.query<{ has: boolean }>(
    `SELECT EXISTS (
       SELECT FROM pg_class WHERE relnamespace = current_schema()::regnamespace AND relkind IN ('r', 'p')
          AND ${isOwn('pg_class', 'pg_class.oid')}) AS has`,
  );
  return rows[0]?.has ?? false;
}

/** How the program migrates its database. */
export interface MigrationTable {
  /** The table with the names of the applied migrations, in its column `name`. */
  readonly table: string;
  /** The advisory lock that a running migration holds. */
  readonly lock: number;
}

/** The names of the migrations that have been applied to the current schema; undefined if it has no such table. */
export async function migrationsOf(
  client: ClientBase,
  { table }: Pick<MigrationTable, 'table'>,
): Promise<string[] | undefined> {
  const { rows: found } = await client.query<{ exists: boolean }>(
    'SELECT to_regclass($1) IS NOT NULL AS exists',
    [quoted(table)],
  );
  if (!found[0]?.exists) return undefined;
  const { rows } = await client.query<{ name: string }>(`SELECT name FROM ${quoted(table)}`);
  return rows.map(({ name }) => name);
}
