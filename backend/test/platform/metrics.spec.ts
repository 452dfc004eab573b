import { readFileSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { CALLS } from '@tessera/contracts/calls';
import { pathOf, PLAYER_HEADER } from '@tessera/contracts/wire';
import { parse } from 'yaml';
import { currentInventory } from '../../../scripts/releases.mjs';
import { VERSION } from '../../src/platform/releases/version.js';
import { aPlayer } from '../support/app.js';
import { createTestDatabase, type TestDatabase } from '../support/database.js';
import { eventually } from '../support/eventually.js';
import { RetryingPlayer } from '../faults/retrying-player.js';
import { startProgram, type Program } from '../support/program.js';
import { emptyRedis } from '../support/redis.js';

const REPOSITORY = path.join(import.meta.dirname, '../../..');
const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-/i;

let database: TestDatabase;
let folder: string;
let program: Program;

beforeEach(async () => {
  database = await createTestDatabase();
  folder = mkdtempSync(path.join(os.tmpdir(), 'tessera-metrics-'));
});

afterEach(async () => {
  program.kill();
  await program.ended;
  await database.drop();
  rmSync(folder, { recursive: true });
});

/** Starts the program with metrics on a port of their own. Returns their address. */
async function start(env: Record<string, string> = {}): Promise<string> {
  program = startProgram(folder, { DATABASE_URL: database.url, METRICS_PORT: '0', LIMITS: '0', ...env });
  await program.address;
  return /Metrics at (http:[^\s"]+)/.exec(program.output())?.[1] ?? '';
}

const textOf = async (url: string): Promise<string> => (await fetch(url)).text();

/** The samples of a metric: labels and value. */
const samplesOf = (text: string, name: string): [labels: string, value: number][] =>
  [...text.matchAll(new RegExp(`^${name}(?:\\{(.*)\\})? (\\S+)$`, 'gm'))].map(([, labels = '', value]) => [
    labels,
    Number(value),
  ]);

const valueOf = (text: string, name: string, ...labels: string[]): number =>
  samplesOf(text, name)
    .filter(([of]) => labels.every((label) => of.includes(label)))
    .reduce((sum, [, value]) => sum + value, 0);

test('the metrics show moves, acknowledgements, connections and requests, but no players', async () => {
  const metrics = await start();
  const address = await program.address;
  const ann = new RetryingPlayer(1, [address]);
  const gameId = await ann.create();
  const bob = new RetryingPlayer(2, [address], gameId);
  await bob.join();
  for (const player of [ann, bob]) player.playUntil(16);
  const isOver = () => [ann, bob].every(({ known }) => known.position?.phase === 'completed');
  await eventually('the game is over', isOver);
  await fetch(address + pathOf(CALLS.getGame.path, { gameId }), {
    headers: { [PLAYER_HEADER]: ann.playerUUID },
  });
  await fetch(`${address}/api/no/such/${aPlayer()}`);

  const text = await textOf(metrics);
  expect(valueOf(text, 'tessera_moves_total')).toBe(46);
  expect(valueOf(text, 'tessera_command_seconds_count', 'submit_', 'accepted')).toBe(46);
  expect(valueOf(text, 'tessera_connections', 'transport="socket"')).toBe(2);
  expect(
    valueOf(text, 'tessera_http_request_seconds_count', `route="${CALLS.getGame.path}"`, 'status="200"'),
  ).toBe(1);
  expect(valueOf(text, 'tessera_http_request_seconds_count', 'route="none"', 'status="404"')).toBe(1);
  expect(valueOf(text, 'tessera_db_pool_limit')).toBeGreaterThan(0);
  expect(text).not.toMatch(UUID);
  expect(text).not.toContain(gameId);

  for (const player of [ann, bob]) player.close();
  await eventually(
    'nobody is connected',
    async () => valueOf(await textOf(metrics), 'tessera_connections') === 0,
  );
});

test('the metrics are available only on their own port, and name the build', async () => {
  const metrics = await start({ COMMIT: '6b0533592a1c' });
  const build = `version="${VERSION}",commit="6b0533592a1c",role="all"`;
  expect(samplesOf(await textOf(metrics), 'tessera_build_info')).toEqual([[build, 1]]);
  expect(program.output()).toContain(`Tessera ${VERSION}, commit 6b0533592a1c is at http:`);
  expect(await textOf((await program.address) + '/metrics')).not.toContain('tessera_moves_total');
  expect((await fetch(metrics.replace('/metrics', '/'))).status).toBe(404);
  expect((await fetch(metrics, { method: 'POST' })).status).toBe(404);
});

test('the alerts know the health checks by their routes', async () => {
  const metrics = await start();
  const paths = [CALLS.healthLive.path, CALLS.healthReady.path];
  for (const path of paths) await fetch((await program.address) + path);
  const rules = readFileSync(path.join(REPOSITORY, 'docker/prometheus/rules.yaml'), 'utf8');
  const excluded = new RegExp(`^(?:${/route!~"([^"]+)"/.exec(rules)?.[1]})$`);
  const text = await textOf(metrics);
  for (const path of paths) {
    expect(valueOf(text, 'tessera_http_request_seconds_count', `route="${path}"`)).toBe(1);
    expect(path).toMatch(excluded);
  }
  expect(rules).toContain(`route="${CALLS.healthReady.path}",status="503"`);
});

test("the other metrics remain available while the database isn't", async () => {
  const metrics = await start();
  await database.drop();
  const text = await textOf(metrics);
  expect(samplesOf(text, 'tessera_job_lag_seconds')).toEqual([]);
  expect(samplesOf(text, 'tessera_db_pool_limit')).toHaveLength(1);
});

test('the dashboard and the alerts use only metrics that exist', async () => {
  const metrics = await start({ REDIS_URL: await emptyRedis() });
  const text = await textOf(metrics);
  const kinds = new Map(
    [...text.matchAll(/^# TYPE (\S+) (\S+)$/gm)].map(([, name = '', kind = '']) => [name, kind]),
  );
  const known = new Set(
    [...kinds].flatMap(([name, kind]) =>
      kind === 'histogram' ? [`${name}_bucket`, `${name}_count`, `${name}_sum`] : [name],
    ),
  );
  // Prometheus itself provides this one.
  known.add('up');
  const named = (text: string) => text.match(/\b(?:tessera|nodejs|process)_\w+|\bup\b/g) ?? [];

  const dashboard = JSON.parse(
    readFileSync(path.join(REPOSITORY, 'docker/grafana/tessera.json'), 'utf8'),
  ) as {
    panels: { title: string; targets: { expr: string }[] }[];
  };
  const { groups } = parse(readFileSync(path.join(REPOSITORY, 'docker/prometheus/rules.yaml'), 'utf8')) as {
    groups: { rules: { alert: string; expr: string }[] }[];
  };
  const expressions = [
    ...dashboard.panels.flatMap(({ title, targets }) => targets.map(({ expr }) => [title, expr] as const)),
    ...groups.flatMap(({ rules }) => rules.map(({ alert, expr }) => [alert, expr] as const)),
  ];
  expect(expressions.length).toBeGreaterThan(20);
  for (const [title, expression] of expressions) {
    expect([title, named(expression).length > 0]).toEqual([title, true]);
    expect([title, named(expression).filter((name) => !known.has(name))]).toEqual([title, []]);
  }
  // Every metric of the program is in the inventory of the release, and used somewhere.
  const ours = [...kinds.keys()].filter((name) => name.startsWith('tessera_'));
  expect(ours.sort()).toEqual(Object.keys(currentInventory().metrics));
  const shown = expressions.flatMap(([, expression]) => named(expression));
  for (const name of ours) expect([name, shown.some((some) => some.startsWith(name))]).toEqual([name, true]);
});
