import type { TestApp } from './app.js';

/** How many of the application's statements are waiting for a lock. */
export async function countLockWaits({ sql }: Pick<TestApp, 'sql'>): Promise<number> {
  // A transaction otherwise goes on seeing only the connections that there were when it first looked.
  await sql('SELECT pg_stat_clear_snapshot()');
  const [row] = await sql<{ count: number }>(`
    SELECT count(*)::int AS count FROM pg_stat_activity
     WHERE datname = current_database() AND wait_event_type = 'Lock'`);
  return row?.count ?? 0;
}
