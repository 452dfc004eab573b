// PostgreSQL servers with streaming replication. The package has no pg_basebackup, so this makes the base backup.
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { runningEmbeddedUrl } from '@tessera/embedded-postgres';
import { startUnmanagedServer } from '@tessera/embedded-postgres/testing';
import pg from 'pg';
import { inDatabase } from './test-server.mjs';
import { until } from './until.mjs';

/** Of the user and the database. */
const NAME = 'tessera';

async function withClient(url, use) {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await use(async (text, values) => (await client.query(text, values)).rows);
  } finally {
    await client.end();
  }
}

const run = (url, text, values) => withClient(url, (query) => query(text, values));

async function launch(folder) {
  const server = { dataDir: folder, name: NAME };
  const { port, stop, kill } = await startUnmanagedServer(server);
  const url = runningEmbeddedUrl(server);
  return {
    folder,
    port,
    url,
    async kill() {
      await kill();
      rmSync(folder, { recursive: true, force: true });
    },
    async promote() {
      await run(url, 'SELECT pg_promote(true, 60)');
      await until(
        'writable',
        async () => (await run(url, 'SHOW transaction_read_only'))[0].transaction_read_only === 'off',
      );
    },
    async restart(awayMs) {
      await stop();
      await sleep(awayMs);
      return launch(folder);
    },
    async stop() {
      await stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

export async function startPrimary(folder) {
  const server = await launch(folder);
  await run(inDatabase(server.url, 'postgres'), `CREATE DATABASE ${NAME}`);
  return server;
}

export async function startStandby(primary, folder, { isSynchronous = true, port = primary.port } = {}) {
  await withClient(primary.url, async (query) => {
    await query("SELECT pg_backup_start('standby', true)");
    await copyFolder(primary.folder, folder);
    const [{ labelfile }] = await query('SELECT labelfile FROM pg_backup_stop(false)');
    writeAsOwner(folder, 'backup_label', labelfile);
  });
  writeAsOwner(folder, 'standby.signal', '');
  const { password } = new URL(primary.url);
  appendFileSync(
    path.join(folder, 'postgresql.auto.conf'),
    [
      "synchronous_standby_names = ''",
      `primary_conninfo = 'host=127.0.0.1 port=${port} user=${NAME} password=${password}'`,
      "wal_retrieve_retry_interval = '200ms'\n",
    ].join('\n'),
  );
  const standby = await launch(folder);
  if (isSynchronous) {
    await run(primary.url, "ALTER SYSTEM SET synchronous_standby_names = '*'");
    await run(primary.url, 'SELECT pg_reload_conf()');
  }
  const states = isSynchronous ? ['sync', 'quorum'] : ['async', 'potential', 'sync', 'quorum'];
  await until('the standby streams', async () => {
    const rows = await run(
      primary.url,
      "SELECT sync_state FROM pg_stat_replication WHERE state = 'streaming'",
    );
    return rows.some(({ sync_state }) => states.includes(sync_state));
  });
  return standby;
}

/** Files may disappear meanwhile; the log of changes makes up for it. */
async function copyFolder(from, to) {
  const child = spawn('cp', ['-a', from, to], { stdio: 'ignore' });
  await once(child, 'exit');
  for (const name of ['postmaster.pid', 'postmaster.opts']) rmSync(path.join(to, name), { force: true });
}

function writeAsOwner(folder, name, content) {
  const file = path.join(folder, name);
  writeFileSync(file, content, { mode: 0o600 });
  const { uid, gid } = statSync(folder);
  if (uid !== process.getuid?.()) execFileSync('chown', [`${uid}:${gid}`, file]);
}
