// What the global set-up and tear-down of the integration tests share.
import pg from 'pg';

/** The server that this run started, and the folder it lives in; empty when it was given one. */
export const embedded = { server: undefined, folder: undefined };

/** The Redis server that this run started; empty when it was given one. */
export const redis = { server: undefined };

/** The address of another database on the same server. */
export const inDatabase = (server, database) =>
  Object.assign(new URL(server), { pathname: `/${database}` }).href;

export async function run(server, statement) {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
