import type { DataSource } from 'typeorm';

/** Names for a statement, written into it as they are. */
interface DatedRows {
  readonly table: string;
  /** The primary key. */
  readonly key: string;
  /** A column with an instant, and an index. */
  readonly time: string;
}

/** Deletes a limited number of rows from before an instant, the oldest first. Returns their number. */
export async function deleteBefore(
  database: Pick<DataSource, 'query'>,
  { table, key, time }: DatedRows,
  before: Date,
  max: number,
): Promise<number> {
  const [, count] = await database.query<[unknown[], number]>(
    `DELETE FROM "${table}" WHERE "${key}" IN (
       SELECT "${key}" FROM "${table}" WHERE "${time}" < $1 ORDER BY "${time}" LIMIT $2)`,
    [before, max],
  );
  return count;
}
