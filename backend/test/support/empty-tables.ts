import type { TestApp } from './app.js';

const DEADLOCK = '40P01';

/**
 * Empties tables. Tries again after a deadlock: work that no response waits for may still lock the same tables in
 * another order.
 */
export async function emptyTables(app: TestApp, ...tables: string[]): Promise<void> {
  for (;;) {
    try {
      await app.sql(`TRUNCATE ${tables.join(', ')} CASCADE`);
      return;
    } catch (error) {
      if ((error as { code?: string }).code !== DEADLOCK) throw error;
    }
  }
}
