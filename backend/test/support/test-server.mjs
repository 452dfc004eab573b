// What the set-up and tear-down of a test run share.
import pg from 'pg';

/** The folder of this run, and the servers that it started: none of a kind that it was given. */
export const testRun = { folder: undefined, postgres: undefined, redis: undefined };

/** The address of another database on the same server. */
export const inDatabase = (server, database) =>
  Object.assign(new URL(server), { pathname: `/${database}` }).href;

export async function runSql(server, statement) {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
