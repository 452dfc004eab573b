import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Client } from 'pg';
import { DOCKER } from '../support/compose.js';
import { createEmptyDatabase, type TestDatabase } from '../support/database.js';

const ROLE = `tessera_${process.pid}`;

let database: TestDatabase;

beforeAll(async () => {
  database = await createEmptyDatabase();
});
afterAll(() => database.drop());

async function query(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

test("after the README's command, the database accepts the new password, and no longer the old one", async () => {
  const page = readFileSync(path.join(DOCKER, 'README.md'), 'utf8');
  const [, statement = ''] = /psql --username tessera --command "(.+)"/.exec(page) ?? [];
  const urlWith = (password: string) =>
    Object.assign(new URL(database.url), { username: ROLE, password }).href;
  await query(database.url, `CREATE ROLE ${ROLE} LOGIN PASSWORD 'OLD_PASSWORD'`);
  try {
    await query(urlWith('OLD_PASSWORD'), statement.replace('tessera', ROLE));
    await query(urlWith('NEW_PASSWORD'), 'SELECT 1');
    await expect(query(urlWith('OLD_PASSWORD'), 'SELECT 1')).rejects.toThrow(
      /password authentication failed/,
    );
  } finally {
    await query(database.url, `DROP ROLE ${ROLE}`);
  }
});
