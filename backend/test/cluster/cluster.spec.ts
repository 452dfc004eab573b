import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { chmodSync, cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { stringify } from 'yaml';
import { poolAt } from '../faults/system.js';
import { oldestHelm } from '../packaging/chart.js';
import { K8S, parse, renderedAs, type Manifest } from '../packaging/manifests.js';
import { contentsOf } from '../support/backups.js';
import { createEmptyDatabase, type TestDatabase } from '../support/database.js';
import { eventually } from '../support/eventually.js';
import { emptyRedis } from '../support/redis.js';
import { closeBridges, reachable } from './bridges.js';
import { Cluster } from './cluster.js';
import { NODES } from './network.js';
import { playDaily, playGames } from './playing.js';
import { isReady, type Pod } from './pods.js';
import { translated } from './translate.mjs';

const { CLUSTER_PROGRAMS = '', CLUSTER_FOLDER = '', CLUSTER_IMAGE = '', CLUSTER_PAUSE = '' } = process.env;
const IMAGE = 'registry.example/tessera';
const [RELEASE, NEXT_RELEASE] = ['1.0.0', '1.0.1'];
const SERVICE_IP = '10.203.7.7';
const PLAYED = ['players', 'games', 'game_events', 'one_player_versus_three_games'];
const BACKUPS = path.join(CLUSTER_FOLDER, 'backups');

let cluster: Cluster;
let database: TestDatabase;
let sql: ReturnType<typeof poolAt>;
let secret: Manifest;
beforeAll(async () => {
  cluster = new Cluster(CLUSTER_PROGRAMS, CLUSTER_FOLDER);
  await cluster.start();
  cluster.load(CLUSTER_PAUSE, 'tessera.test/pause:1');
  cluster.load(CLUSTER_IMAGE, `${IMAGE}:${RELEASE}`, `${IMAGE}:${NEXT_RELEASE}`);
  database = await createEmptyDatabase();
  sql = poolAt(database.url);
  const [example] = parse(readFileSync(path.join(K8S, 'secret.example.yaml'), 'utf8'));
  secret = {
    ...(example as Manifest),
    stringData: {
      DATABASE_URL: await reachable(database.url),
      REDIS_URL: await reachable(await emptyRedis()),
      SESSION_SECRET: randomUUID() + randomUUID(),
    },
  };
});

afterAll(async () => {
  await sql.end();
  closeBridges();
  await cluster.stop();
  await database.drop();
});

async function kubectl(...args: string[]): Promise<string> {
  const { error, stdout, stderr } = await cluster.kubectl('--namespace=tessera', ...args);
  if (error) throw new Error(`kubectl ${args.join(' ')}: ${stderr}`);
  return stdout;
}

async function apply(objects: readonly Manifest[]): Promise<void> {
  const { objects: items, changes } = translated(objects);
  if (changes.length > 0) process.stderr.write(`For Kubernetes 1.20: ${changes.join('; ')}\n`);
  const file = path.join(CLUSTER_FOLDER, 'applied.json');
  writeFileSync(file, JSON.stringify({ apiVersion: 'v1', kind: 'List', items }));
  await kubectl('apply', '--filename', file);
}

const rollout = async () => {
  for (const name of ['web', 'worker'])
    await kubectl('rollout', 'status', `deployment/tessera-${name}`, '--timeout=5m');
};

async function webPods(): Promise<Pod[]> {
  const list = await kubectl('get', 'pods', '-l', 'app.kubernetes.io/component=web', '-o', 'json');
  return (JSON.parse(list) as { items: Pod[] }).items;
}

const untilTwoServe = () =>
  eventually('two web processes serve', async () => (await webPods()).filter(isReady).length === 2);

/** Kubernetes 1.20 counts those of the release before when it spreads processes, so both may be on one node. */
async function spread(): Promise<void> {
  await untilTwoServe();
  const [first, second] = (await webPods()).filter(isReady);
  if (first?.spec.nodeName !== second?.spec.nodeName) return;
  await kubectl('delete', 'pod', first?.metadata.name ?? '');
  await spread();
}

const untilAllRun = (tag: string) =>
  eventually(`both web processes run ${tag}`, async () => {
    const images = (await webPods()).map(({ spec }) => spec.containers[0]?.image);
    return images.length === 2 && images.every((image) => image === `${IMAGE}:${tag}`);
  });

/** Live games lose nothing while the work is done. */
const whilePlaying = (address: string, work: () => Promise<unknown>) => playGames(sql, address, work);

const evict = async (name: string) => {
  const file = path.join(CLUSTER_FOLDER, 'eviction.json');
  const metadata = { name, namespace: 'tessera' };
  writeFileSync(file, JSON.stringify({ apiVersion: 'policy/v1beta1', kind: 'Eviction', metadata }));
  return cluster.kubectl('create', '--raw', `/api/v1/namespaces/tessera/pods/${name}/eviction`, '-f', file);
};

describe('an installation with Kustomize', () => {
  const address = `http://${SERVICE_IP}`;
  const settings: Record<string, string> = { LOG_LEVEL: 'info' };
  let tag = RELEASE;
  let components: string[] = [];
  const mine = () =>
    renderedAs(
      stringify({
        resources: ['../production'],
        namespace: 'tessera',
        components,
        images: [{ name: IMAGE, newTag: tag }],
        patches: [
          {
            target: { kind: 'Service', name: 'tessera' },
            patch: stringify([{ op: 'add', path: '/spec/clusterIP', value: SERVICE_IP }]),
          },
          {
            target: { kind: 'ConfigMap', name: 'tessera' },
            patch: stringify(
              Object.entries(settings).map(([name, value]) => ({ op: 'add', path: `/data/${name}`, value })),
            ),
          },
        ],
      }),
    );
  const upgrade = async () => {
    await kubectl('delete', 'job', 'tessera-migrate', '--ignore-not-found');
    await apply(mine());
    await rollout();
  };

  test('migrates, becomes ready, and plays a daily and live games', async () => {
    await apply(parse(readFileSync(path.join(K8S, 'production/namespace.yaml'), 'utf8')));
    await apply([secret]);
    await apply(mine());
    await kubectl('wait', '--for=condition=complete', '--timeout=5m', 'job/tessera-migrate');
    await rollout();
    await untilTwoServe();
    expect(new Set((await webPods()).map(({ spec }) => spec.nodeName)).size).toBe(2);
    await playDaily(address);
    await whilePlaying(address, () => Promise.resolve());
  });

  test('changes a setting during live games', () =>
    whilePlaying(address, async () => {
      settings['LOG_LEVEL'] = 'warn';
      await apply(mine());
      await rollout();
    }));

  test('rolls out a release during live games, and rolls it back', () =>
    whilePlaying(address, async () => {
      tag = NEXT_RELEASE;
      await upgrade();
      await untilAllRun(NEXT_RELEASE);
      for (const name of ['web', 'worker']) await kubectl('rollout', 'undo', `deployment/tessera-${name}`);
      await kubectl('delete', 'job', 'tessera-migrate', '--ignore-not-found');
      await rollout();
      tag = RELEASE;
    }));

  test('lets only one web process be evicted at a time', async () => {
    await untilTwoServe();
    const [first, second] = await webPods();
    await whilePlaying(address, async () => {
      expect((await evict(first?.metadata.name ?? '')).error).toBeNull();
      expect((await evict(second?.metadata.name ?? '')).stderr).toContain('disruption budget');
      await untilTwoServe();
    });
  });

  test('moves to the other node while one is drained', async () => {
    await whilePlaying(address, async () => {
      await kubectl('drain', NODES[1].name, '--ignore-daemonsets', '--delete-emptydir-data', '--timeout=5m');
      expect((await webPods()).every(({ spec }) => spec.nodeName === NODES[0].name)).toBe(true);
    });
    await kubectl('uncordon', NODES[1].name);
  });

  test('goes on if a node loses power, and uses it again afterwards', async () => {
    await spread();
    await whilePlaying(address, async () => {
      cluster.cutPower(NODES[1]);
      await eventually('Kubernetes has noticed', async () => /NotReady/.test(await kubectl('get', 'nodes')));
    });
    cluster.restorePower(NODES[1]);
    await cluster.untilReady();
    await untilTwoServe();
  });

  test('makes a backup, and restores it with a job', async () => {
    const backup = (...args: string[]) =>
      kubectl('exec', 'deployment/tessera-worker', '--', 'node', 'backend/dist/backup.js', ...args);
    const keys = await backup('--new-key');
    const [, recipient = ''] = /public key: (age1\S+)/.exec(keys) ?? [];
    mkdirSync(BACKUPS, { recursive: true });
    chmodSync(BACKUPS, 0o777);
    await apply(parse(VOLUME));
    components = ['../backups'];
    settings['BACKUP_RECIPIENT'] = recipient;
    await apply(mine());
    await rollout();
    const rows = async () => {
      const contents = await contentsOf(database.url);
      return PLAYED.map((table) => [table, contents[table]]);
    };
    const before = await rows();
    const [, file = ''] = /Created (\S+)/.exec(await backup()) ?? [];
    await playDaily(address);
    expect(await rows()).not.toEqual(before);
    await kubectl('scale', 'deployment/tessera-web', 'deployment/tessera-worker', '--replicas=0');
    const processes = 'app.kubernetes.io/component in (web,worker)';
    await kubectl('wait', '--for=delete', 'pod', '-l', processes, '--timeout=2m');
    const keyFile = path.join(CLUSTER_FOLDER, 'key.txt');
    writeFileSync(keyFile, keys);
    await kubectl('create', 'secret', 'generic', 'tessera-backup-key', `--from-file=${keyFile}`);
    const example = readFileSync(path.join(K8S, 'restore.example.yaml'), 'utf8');
    const name = '{.spec.template.spec.containers[0].envFrom[0].configMapRef.name}';
    const config = await kubectl('get', 'deployment/tessera-web', '-o', `jsonpath=${name}`);
    const job = example.replace('tessera-0000000000', config).replace(/tessera-backup-\d+T\d+Z\S+/, file);
    await apply(parse(job));
    await kubectl('wait', '--for=condition=complete', '--timeout=5m', 'job/tessera-restore');
    expect(await rows()).toEqual(before);
    await kubectl('delete', 'job/tessera-restore', 'secret/tessera-backup-key');
    await apply(mine());
    await kubectl('scale', 'deployment/tessera-web', '--replicas=2');
    await rollout();
    await playDaily(address);
  });
});

const VOLUME = `
apiVersion: v1
kind: PersistentVolume
metadata: { name: backups }
spec:
  capacity: { storage: 20Gi }
  accessModes: [ReadWriteOnce]
  hostPath: { path: ${BACKUPS} }
  claimRef: { namespace: tessera, name: tessera-backups }
`;

describe('an installation with Helm', () => {
  const chart = path.join(CLUSTER_FOLDER, 'chart');
  const helm = (...args: string[]) =>
    promisify(execFile)(oldestHelm ?? 'helm', ['--namespace=tessera', ...args], {
      env: { ...process.env, KUBECONFIG: cluster.kubeconfig },
    });
  const upgrade = (...args: string[]) =>
    helm(
      'upgrade',
      '--install',
      'tessera',
      chart,
      `--values=${chart}/values-production.yaml`,
      `--set=host=play.example,image.repository=${IMAGE}`,
      `--post-renderer=${CLUSTER_FOLDER}/translate`,
      '--wait',
      '--timeout=5m',
      ...args,
    );
  const addressOf = async () =>
    `http://${await kubectl('get', 'service', 'tessera', '-o', 'jsonpath={.spec.clusterIP}')}`;

  test('migrates with its hook, becomes ready, and plays a daily and live games', async () => {
    await kubectl('delete', 'namespace', 'tessera', '--wait');
    await apply(parse(readFileSync(path.join(K8S, 'production/namespace.yaml'), 'utf8')));
    await apply([secret]);
    cpSync(path.join(K8S, 'chart'), chart, { recursive: true });
    const about = path.join(chart, 'Chart.yaml');
    // Which Kubernetes it is meant for, and this one isn't.
    writeFileSync(about, readFileSync(about, 'utf8').replace(/^kubeVersion:.*\n/m, ''));
    const renderer = path.join(CLUSTER_FOLDER, 'translate');
    const script = path.join(import.meta.dirname, 'translate.mjs');
    writeFileSync(renderer, `#!/bin/sh\nexec ${process.execPath} ${script}\n`, { mode: 0o755 });
    await upgrade();
    await untilTwoServe();
    const address = await addressOf();
    await playDaily(address);
    await whilePlaying(address, () => Promise.resolve());
  });

  test('upgrades and rolls back during live games', async () => {
    await whilePlaying(await addressOf(), async () => {
      await upgrade('--set', `image.tag=${NEXT_RELEASE},config.LOG_LEVEL=warn`);
      await untilAllRun(NEXT_RELEASE);
      await helm('rollback', 'tessera', '--wait', '--timeout=5m');
      await untilAllRun(RELEASE);
    });
  });
});
