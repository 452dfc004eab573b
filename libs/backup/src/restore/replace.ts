import type { Client } from 'pg';
import { isOwn } from '../tables.js';
import { inTransaction } from './staging.js';

/** What is moved into the current schema, in this order, and dropped there before in the opposite one. */
const KINDS = ['TABLE', 'ROUTINE'] as const;
type Kind = (typeof KINDS)[number];

const LISTS: Readonly<Record<Kind, string>> = {
  TABLE: `SELECT quote_ident(relname) AS name FROM pg_class
    WHERE relnamespace = $1::regnamespace AND relkind IN ('r', 'p') AND ${isOwn('pg_class', 'pg_class.oid')}`,
  ROUTINE: `SELECT format('%I(%s)', proname, pg_get_function_identity_arguments(pg_proc.oid)) AS name FROM pg_proc
    WHERE pronamespace = $1::regnamespace AND ${isOwn('pg_proc', 'pg_proc.oid')}`,
};

/**
 * Puts the tables and functions of the staging schema in the place of those of the current one, in one transaction.
 * Everything else in the schema stays: its rights, extensions and their tables.
 */
export const replaceWith = (client: Client, staging: string, migrationLock: number): Promise<void> =>
  inTransaction(client, async () => {
    // A backup may be reading, or a migration running.
    await client.query('SELECT pg_advisory_xact_lock($1)', [migrationLock]);
    const { rows } = await client.query<{ current: string }>(
      'SELECT quote_ident(current_schema()) AS current',
    );
    const current = rows[0]?.current ?? 'public';
    const rights = await rightsIn(client, current);
    for (const kind of KINDS) {
      const old = await namesIn(client, kind, current);
      for (const name of old) await client.query(`DROP ${kind} IF EXISTS ${current}.${name} CASCADE`);
    }
    for (const kind of KINDS) {
      for (const name of await namesIn(client, kind, staging))
        await client.query(`ALTER ${kind} ${staging}.${name} SET SCHEMA ${current}`);
    }
    const tables = new Set(await namesIn(client, 'TABLE', current));
    for (const { table, grant } of rights) if (tables.has(table)) await client.query(grant);
    // Fails if something is left.
    await client.query(`DROP SCHEMA ${staging}`);
  });

async function namesIn(client: Client, kind: Kind, schema: string): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(LISTS[kind], [schema]);
  return rows.map(({ name }) => name);
}

/** What other users may do with the tables. */
async function rightsIn(client: Client, schema: string): Promise<{ table: string; grant: string }[]> {
  const { rows } = await client.query<{ table: string; right: string; user: string; grantable: boolean }>(
    `SELECT quote_ident(relname) AS table, privilege_type AS right, is_grantable AS grantable,
            CASE grantee WHEN 0 THEN 'PUBLIC' ELSE quote_ident(pg_get_userbyid(grantee)) END AS user
       FROM pg_class, aclexplode(relacl)
      WHERE relnamespace = $1::regnamespace AND relkind IN ('r', 'p') AND grantee <> relowner`,
    [schema],
  );
  return rows.map(({ table, right, user, grantable }) => ({
    table,
    grant: `GRANT ${right} ON ${schema}.${table} TO ${user}${grantable ? ' WITH GRANT OPTION' : ''}`,
  }));
}
