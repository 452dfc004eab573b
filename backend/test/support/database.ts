import { randomUUID } from 'node:crypto';
import { Client } from 'pg';

/** A database of a spec file's own, already migrated. */
export interface TestDatabase {
  url: string;
  drop(): Promise<void>;
}

/**
 * Copies the migrated template: some 50 ms, and no spec file sees another's rows. Dates have their letters in it;
 * in one that is new, no server has started yet.
 */
export async function createTestDatabase({ isNew = false } = {}): Promise<TestDatabase> {
  const database = await createFrom(process.env.TESSERA_TEST_TEMPLATE);
  if (isNew) await run(database.url, 'TRUNCATE daily_challenge_sequences, daily_seed CASCADE');
  return database;
}

/** One in which nobody has made a table yet. */
export const createEmptyDatabase = (): Promise<TestDatabase> => createFrom('template0');

async function createFrom(template: string | undefined): Promise<TestDatabase> {
  const { TESSERA_TEST_SERVER: server } = process.env;
  if (!server || !template) throw new Error('no test server: start-servers.mjs has not run');
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await run(server, `CREATE DATABASE ${name} TEMPLATE ${template}`);
  return {
    url: Object.assign(new URL(server), { pathname: `/${name}` }).href,
    drop: () => run(server, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`),
  };
}

async function run(server: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: server });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
