import type { DataSource } from 'typeorm';

const ROWS_PER_STATEMENT = 1000;

/** Inserts rows, which must all have the same fields. The other columns get their defaults. */
export async function insertRows(
  database: Pick<DataSource, 'query'>,
  table: string,
  rows: readonly object[],
): Promise<void> {
  const columns = Object.keys(rows[0] ?? {})
    .map((column) => `"${column}"`)
    .join(', ');
  for (let from = 0; from < rows.length; from += ROWS_PER_STATEMENT) {
    await database.query(
      `INSERT INTO "${table}" (${columns}) SELECT ${columns} FROM jsonb_populate_recordset(NULL::"${table}", $1)`,
      [JSON.stringify(rows.slice(from, from + ROWS_PER_STATEMENT))],
    );
  }
}
