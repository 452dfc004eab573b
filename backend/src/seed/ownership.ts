import { Client } from 'pg';
import { MIGRATIONS } from '../migrations.js';
import { ConfigError } from '../platform/config/config.js';

/** A comment on the table `players`. It says that the seed may empty and refill the database. */
const MARK = 'Filled by npm run seed, which may replace everything in this database';
const HISTORY = 'migrations';

const REFUSED =
  'This database has tables or data that npm run seed did not create, so nothing was changed. ' +
  'Use another DATA_DIR or DATABASE_URL.';

async function withClient<T>(url: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

async function tablesOf(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    'SELECT tablename AS name FROM pg_tables WHERE schemaname = current_schema()',
  );
  return rows.map(({ name }) => name);
}

const quoted = (table: string): string => `"${table.replaceAll('"', '""')}"`;

async function isMarked(client: Client): Promise<boolean> {
  const { rows } = await client.query<{ mark: string | null }>(
    `SELECT obj_description(to_regclass('players'), 'pg_class') AS mark`,
  );
  return rows[0]?.mark === MARK;
}

/** Whether the database has only the tables that our migrations create, without rows. */
async function isUnused(client: Client): Promise<boolean> {
  const tables = await tablesOf(client);
  if (tables.length === 0) return true;
  if (!tables.includes(HISTORY)) return false;
  const { rowCount: applied } = await client.query(`SELECT 1 FROM ${HISTORY} WHERE name = $1`, [
    MIGRATIONS[0]?.name,
  ]);
  if (applied === 0) return false;
  for (const table of tables) {
    if (table === HISTORY) continue;
    const { rowCount } = await client.query(`SELECT 1 FROM ${quoted(table)} LIMIT 1`);
    if (rowCount !== 0) return false;
  }
  return true;
}

/** Throws a ConfigError unless the database is unused or was filled by an earlier run. */
export const rejectForeignDatabase = (url: string): Promise<void> =>
  withClient(url, async (client) => {
    if (!(await isMarked(client)) && !(await isUnused(client))) throw new ConfigError(REFUSED);
  });

/** Marks a migrated database and empties it. Marks it first, so that an interrupted run can be repeated. */
export const claimDatabase = (url: string): Promise<void> =>
  withClient(url, async (client) => {
    await client.query(`COMMENT ON TABLE players IS ${client.escapeLiteral(MARK)}`);
    const tables = (await tablesOf(client)).filter((table) => table !== HISTORY);
    await client.query(`TRUNCATE ${tables.map(quoted).join(', ')} RESTART IDENTITY`);
  });
