// Shared by the setup and teardown of a test run.
import pg from 'pg';

/** The folder of this run, and the servers that it has started itself. */
export const testRun = { folder: undefined, postgres: undefined, redis: undefined };

/** The URL of another database on the same server. */
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
