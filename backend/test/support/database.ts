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
  const { TESSERA_TEST_SERVER: server, TESSERA_TEST_TEMPLATE: template } = process.env;
  if (!server || !template) throw new Error('no test server: start-postgres.mjs has not run');
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await run(server, `CREATE DATABASE ${name} TEMPLATE ${template}`);
  const { href: url } = Object.assign(new URL(server), { pathname: `/${name}` });
  if (isNew) await run(url, 'TRUNCATE daily_challenge_sequences, daily_seed CASCADE');
  return {
    url,
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
