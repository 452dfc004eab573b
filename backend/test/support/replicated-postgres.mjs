// PostgreSQL servers with streaming replication. The package has no pg_basebackup, so this makes the base backup.
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { findPostgresBinaries } from '../../dist/platform/database/embedded/postgres-binaries.js';
import {
  createCluster,
  readPassword,
  SUPERUSER,
} from '../../dist/platform/database/embedded/postgres-cluster.js';
import { connectionUrl, DATABASE } from '../../dist/platform/database/embedded/postgres-lease.js';
import { launchServer } from '../../dist/platform/database/embedded/postgres-server.js';
import { runningPostmaster } from '../../dist/platform/database/embedded/postmaster-file.js';
import { until } from './until.mjs';

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
  const { detach } = await launchServer(findPostgresBinaries(), folder, false);
  const { pid, port } = runningPostmaster(folder) ?? {};
  if (pid === undefined) throw new Error('PostgreSQL has ended by itself');
  const isGone = () => runningPostmaster(folder) === undefined;
  const url = connectionUrl(port, readPassword(folder), DATABASE);
  const end = async () => {
    signal(pid, 'SIGINT');
    await until('the server has exited', isGone);
    detach();
  };
  return {
    folder,
    port,
    url,
    async kill() {
      const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ');
      for (const id of [pid, ...children.map(Number)]) signal(id, 'SIGKILL');
      await until('the server is dead', isGone);
      detach();
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
      await end();
      await sleep(awayMs);
      return launch(folder);
    },
    async stop() {
      await end();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function signal(pid, name) {
  try {
    process.kill(pid, name);
  } catch {
    // It has ended already.
  }
}

export async function startPrimary(folder) {
  await createCluster(findPostgresBinaries(), folder, false);
  const server = await launch(folder);
  await run(connectionUrl(server.port, readPassword(folder), 'postgres'), `CREATE DATABASE ${DATABASE}`);
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
  const password = readPassword(primary.folder);
  appendFileSync(
    path.join(folder, 'postgresql.auto.conf'),
    [
      "synchronous_standby_names = ''",
      `primary_conninfo = 'host=127.0.0.1 port=${port} user=${SUPERUSER} password=${password}'`,
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
