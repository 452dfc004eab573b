import { setTimeout as sleep } from 'node:timers/promises';
import { Client, type ClientBase } from 'pg';
import { ConfigError } from '../config/config.js';
import { migrationNames, type Migration } from './migrate.js';

const CHECK_EVERY_MS = 500;
const UNDEFINED_TABLE = '42P01';

/**
 * Waits until another process has applied these migrations. Needs no right to change tables. Later migrations
 * in the database are fine: then this is the older release during an upgrade. Throws a ConfigError if it
 * takes too long. If it has to wait, `onWait` gets the number of missing migrations once.
 */
export async function waitForMigrations(
  url: string,
  migrations: readonly Migration[],
  { timeoutMs, onWait }: { timeoutMs: number; onWait: (count: number) => void },
): Promise<void> {
  const wanted = migrationNames(migrations);
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    let hasWaited = false;
    for (const end = Date.now() + timeoutMs; ; await sleep(CHECK_EVERY_MS)) {
      const applied = await appliedTo(client);
      const lacking = wanted.filter((name) => !applied.has(name));
      if (lacking.length === 0) return;
      if (Date.now() >= end) {
        throw new ConfigError(
          `DATABASE_URL: migrations of this release are pending (${lacking.length}, starting with ${lacking[0]}): run \`npm run migrate\``,
        );
      }
      if (!hasWaited) onWait(lacking.length);
      hasWaited = true;
    }
  } finally {
    await client.end();
  }
}

/** The names in the table of migrations, which the first migration creates. */
export async function appliedTo(client: ClientBase): Promise<Set<string>> {
  const { rows } = await client
    .query<{ name: string }>('SELECT name FROM migrations')
    .catch((error: { code?: string }) => {
      if (error.code === UNDEFINED_TABLE) return { rows: [] };
      throw error;
    });
  return new Set(rows.map(({ name }) => name));
}
