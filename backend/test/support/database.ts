import { randomUUID } from 'node:crypto';
import { Client } from 'pg';

/** A migrated database for a single spec file. */
export interface TestDatabase {
  url: string;
  drop(): Promise<void>;
}

/**
 * Copies the migrated template, which takes about 50 ms and isolates spec files from each other. Dates
 * already have their letters; with `isNew`, no server has started on it yet.
 */
export async function createTestDatabase({ isNew = false } = {}): Promise<TestDatabase> {
  const database = await createFrom(process.env.TESSERA_TEST_TEMPLATE);
  if (isNew) await run(database.url, 'TRUNCATE daily_challenge_sequences, daily_seed, push_keys CASCADE');
  return database;
}

/** A database without any tables. */
export const createEmptyDatabase = (): Promise<TestDatabase> => createFrom('template0');

async function createFrom(template: string | undefined): Promise<TestDatabase> {
  const { TESSERA_TEST_SERVER: server } = process.env;
  if (!server || !template) throw new Error('no test server: start-servers.mjs has not run');
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  // Copying the files takes a third of the time that writing them to the log as well would take.
  await run(server, `CREATE DATABASE ${name} TEMPLATE ${template} STRATEGY FILE_COPY`);
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
