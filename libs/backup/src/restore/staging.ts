import { Client } from 'pg';

/** The schema in which a backup is prepared, beside the one that is in use. */
export const stagingOf = (program: string): string => `${program}_restore`;

/** The same database, with this schema as the current one. */
export function urlOfSchema(databaseUrl: string, schema: string): string {
  const url = new URL(databaseUrl);
  const given = url.searchParams.get('options');
  url.searchParams.set('options', `${given === null ? '' : `${given} `}-c search_path=${schema}`);
  return url.href;
}

/** Runs `work` on a connection that no time limit ends. */
export async function withClient<T>(url: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url, application_name: `restore by process ${process.pid}` });
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query('SET statement_timeout = 0; SET idle_in_transaction_session_timeout = 0');
    return await work(client);
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** Commits if `work` succeeds. */
export async function inTransaction(client: Client, work: () => Promise<void>): Promise<void> {
  await client.query('BEGIN');
  try {
    await work();
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK').catch(() => undefined);
    throw error;
  }
}

/** Empty, whatever an interrupted restore has left there. */
export const createSchema = (client: Client, schema: string) =>
  client.query(`DROP SCHEMA IF EXISTS ${schema} CASCADE; CREATE SCHEMA ${schema}`);

export const dropSchema = (client: Client, schema: string) =>
  client.query(`DROP SCHEMA IF EXISTS ${schema} CASCADE`);
