import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Pool } from 'pg';
import { MIGRATIONS } from '../../src/migrations.js';
import { migrate } from '../../src/platform/database/migrate.js';
import { startApp, type TestApp } from '../support/app.js';
import { fixLetters, playDaily } from '../support/dailies.js';
import { eventually } from '../support/eventually.js';
import { aNamed } from '../support/groups.js';
import { namesIn, today } from '../support/leaderboards.js';
import { startPrimary, startStandby, type PostgresServer } from '../support/replicated-postgres.mjs';
import { startTcpProxy, type TcpProxy } from '../support/tcp-proxy.js';

let folder: string;
let primary: PostgresServer;
let standby: PostgresServer;
let proxy: TcpProxy;
let onStandby: Pool;
let app: TestApp;

beforeAll(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'tessera-replica-'));
  primary = await startPrimary(path.join(folder, 'a'));
  standby = await startStandby(primary, path.join(folder, 'b'), { isSynchronous: false });
  await migrate(primary.url, MIGRATIONS);
  proxy = await startTcpProxy(standby.port);
  onStandby = new Pool({ connectionString: standby.url, max: 1 });
  const replicaUrl = Object.assign(new URL(standby.url), { port: String(proxy.port) }).href;
  app = await startApp({
    databaseUrl: primary.url,
    env: { DATABASE_URL: primary.url, DATABASE_REPLICA_URL: replicaUrl, LAUNCH_DATE: '2026-11-19' },
  });
  await fixLetters(app);
});

afterAll(async () => {
  await app.close();
  await onStandby.end();
  await proxy.close();
  await standby.stop();
  await primary.stop();
  rmSync(folder, { recursive: true, force: true });
});

const names = async () => namesIn((await today(app)).topScorers).sort();

async function play(name: string): Promise<void> {
  await playDaily(app, (await aNamed(app, name)).player);
}

/** Whether the last statement on any of the app's connections to the standby read players. */
async function isReadOnStandby(): Promise<boolean> {
  await names();
  const { rows } = await onStandby.query(
    `SELECT FROM pg_stat_activity WHERE application_name LIKE 'tessera %' AND query LIKE '%players%'`,
  );
  return rows.length > 0;
}

const playersOnStandby = async () =>
  (await onStandby.query<{ name: string }>('SELECT name FROM players ORDER BY name')).rows.map(
    ({ name }) => name,
  );

test('leaderboards are read from the replica', async () => {
  await play('Ann');
  await eventually('the replica is read', isReadOnStandby);
  await eventually('it has Ann', async () => (await names()).join() === 'Ann');
});

test('while the replica lags behind, they are read from the primary', async () => {
  await onStandby.query('SELECT pg_wal_replay_pause()');
  await play('Ben');
  await eventually('Ben is there', async () => (await names()).join() === 'Ann,Ben');
  expect(await playersOnStandby()).toEqual(['Ann']);
  await onStandby.query('SELECT pg_wal_replay_resume()');
  await eventually('the replica is read again', isReadOnStandby);
});

test('while the replica is gone, they are read from the primary, and nobody gets an error', async () => {
  proxy.target = undefined;
  proxy.freeze();
  expect(await names()).toEqual(['Ann', 'Ben']);
  await play('Cleo');
  await eventually('Cleo is there', async () => (await names()).join() === 'Ann,Ben,Cleo');
  proxy.target = standby.port;
  await eventually('the replica is read again', isReadOnStandby);
});

test('a replica that has been promoted is no longer read', async () => {
  await standby.promote();
  await play('Dora');
  await eventually('Dora is there', async () => (await names()).join() === 'Ann,Ben,Cleo,Dora');
  expect(await playersOnStandby()).toEqual(['Ann', 'Ben', 'Cleo']);
});
