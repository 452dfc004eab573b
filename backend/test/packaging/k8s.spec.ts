import { PATHS } from '@tessera/contracts/wire';
import { loadConfig, loadDatabaseUrl } from '../../src/platform/config/load-config.js';
import {
  hasKubectl,
  type Manifest,
  ofKind,
  type Parsed,
  rendered,
  renderedFromReadme,
  renderedWith,
  written,
} from './manifests.js';

const whereKubectlIs = hasKubectl ? describe : xdescribe;

/** How long the program may take to end after SIGTERM. */
const DRAIN_SECONDS = 25;

const labelsOf = (workload: Manifest): Record<string, string> => workload.spec.template.metadata.labels;
const matches = (selector: Record<string, string>, labels: Record<string, string>): boolean =>
  Object.entries(selector).every(([name, value]) => labels[name] === value);
const workloadsOf = (all: readonly Manifest[]): Manifest[] => [
  ...ofKind(all, 'Deployment'),
  ...ofKind(all, 'Job'),
];
const podsOf = (all: readonly Manifest[]): Parsed[] =>
  workloadsOf(all).map((workload) => workload.spec.template.spec);
const containersOf = (all: readonly Manifest[]): Parsed[] =>
  podsOf(all).flatMap(({ containers }) => containers);

/** What CloudNativePG puts into the Secret of a database. */
const DATABASE_SECRET: Readonly<Record<string, string>> = {
  uri: 'postgresql://tessera:Abc123@tessera-db-rw.tessera:5432/tessera',
  username: 'tessera',
  password: 'Abc123',
};

/** The variables of a container, with references resolved as Kubernetes does. */
function environmentOf(env: readonly Parsed[]): Record<string, string> {
  const own: Record<string, string> = {};
  for (const { name, value, valueFrom } of env) {
    own[name] =
      valueFrom === undefined
        ? value.replace(/\$\((\w+)\)/g, (_: string, other: string) => own[other] ?? '')
        : (DATABASE_SECRET[valueFrom.secretKeyRef.key] ?? '');
  }
  return own;
}

whereKubectlIs.each(['small', 'production', 'ha'])('the overlay %s', (overlay) => {
  let all: Manifest[];
  beforeAll(() => {
    all = rendered(overlay);
  });
  const selected = (selector: Record<string, string>): string[] =>
    workloadsOf(all)
      .filter((workload) => matches(selector, labelsOf(workload)))
      .map(({ metadata }) => metadata.name);

  test('gives no process more rights than it needs', () => {
    for (const pod of podsOf(all)) {
      expect(pod).toMatchObject({
        automountServiceAccountToken: false,
        securityContext: { runAsNonRoot: true },
      });
    }
    for (const { image, resources, securityContext } of containersOf(all)) {
      expect(securityContext).toEqual({
        allowPrivilegeEscalation: false,
        readOnlyRootFilesystem: true,
        capabilities: { drop: ['ALL'] },
      });
      expect(resources).toMatchObject({
        requests: { cpu: expect.any(String), memory: expect.any(String) },
        limits: { memory: expect.any(String) },
      });
      expect(image).toMatch(/:\d+\.\d+\.\d+$/);
    }
  });

  test('configures the program so that it starts', () => {
    const [config] = ofKind(all, 'ConfigMap');
    const [secret] = ofKind(written('.'), 'Secret');
    const fromSecret = { secretRef: { name: secret?.metadata.name } };
    for (const { name, env = [], envFrom } of containersOf(all)) {
      if (name === 'migrate') {
        expect(envFrom).toEqual([fromSecret]);
        const url = loadDatabaseUrl({ ...secret?.stringData, ...environmentOf(env) });
        expect(url).toMatch(/^postgres(ql)?:/);
        continue;
      }
      expect(envFrom).toEqual([{ configMapRef: { name: config?.metadata.name } }, fromSecret]);
      const own = environmentOf(env);
      // The example leaves secrets to its reader.
      const SESSION_SECRET = 'x'.repeat(32);
      const environment = {
        NODE_ENV: 'production',
        ...config?.data,
        ...secret?.stringData,
        SESSION_SECRET,
        ...own,
      };
      expect(() => loadConfig(environment)).not.toThrow();
    }
  });

  test('probes each process, and gives it time to shut down', () => {
    for (const { spec } of ofKind(all, 'Deployment')) {
      const { terminationGracePeriodSeconds, containers } = spec.template.spec;
      const [{ startupProbe, livenessProbe, readinessProbe, lifecycle }] = containers;
      expect(startupProbe.httpGet.path).toBe(PATHS.healthLive);
      expect(livenessProbe.httpGet.path).toBe(PATHS.healthLive);
      expect(readinessProbe.httpGet.path).toBe(PATHS.healthReady);
      const before = lifecycle?.preStop.sleep.seconds ?? 0;
      expect(terminationGracePeriodSeconds).toBeGreaterThan(before + DRAIN_SECONDS);
    }
  });

  test('routes players only to the web processes', () => {
    const [service] = ofKind(all, 'Service');
    const [ingress] = ofKind(all, 'Ingress');
    expect(selected(service?.spec.selector)).toEqual(['tessera-web']);
    expect(ingress?.spec.rules[0].http.paths[0].backend.service).toEqual({
      name: service?.metadata.name,
      port: { name: service?.spec.ports[0].name },
    });
    const [{ ports }] = ofKind(all, 'Deployment')[0]?.spec.template.spec.containers ?? [];
    expect(ports).toContainEqual({
      name: service?.spec.ports[0].targetPort,
      containerPort: 3000,
      protocol: 'TCP',
    });
  });

  test('lets only Prometheus read the metrics within the cluster', () => {
    const policies = ofKind(all, 'NetworkPolicy');
    for (const workload of workloadsOf(all)) {
      const over = policies.filter(({ spec }) => matches(spec.podSelector.matchLabels, labelsOf(workload)));
      expect(over.flatMap(({ spec }) => spec.policyTypes)).toContain('Ingress');
      const rules = over.flatMap(({ spec }) => spec.ingress);
      const toMetrics = rules.filter(
        ({ ports }) => !ports || ports.some(({ port }: Parsed) => port === 'metrics' || port === 9464),
      );
      expect(toMetrics.flatMap(({ from }) => from)).toEqual([
        { namespaceSelector: { matchLabels: { 'kubernetes.io/metadata.name': 'monitoring' } } },
      ]);
    }
  });
});

whereKubectlIs('in production', () => {
  const all = hasKubectl ? rendered('production') : [];
  const [web] = ofKind(all, 'Deployment').filter(({ metadata }) => metadata.name === 'tessera-web');

  test('stops no process during a release before its replacement is ready', () => {
    expect(web?.spec.strategy.rollingUpdate).toEqual({ maxUnavailable: 0, maxSurge: 1 });
    expect(web?.spec.minReadySeconds).toBeGreaterThan(0);
  });

  test('lets the autoscaler decide how many web processes there are, but at least two', () => {
    const [autoscaler] = ofKind(all, 'HorizontalPodAutoscaler');
    expect(autoscaler?.spec.scaleTargetRef.name).toBe(web?.metadata.name);
    expect(autoscaler?.spec.minReplicas).toBeGreaterThanOrEqual(2);
    expect(web?.spec).not.toHaveProperty('replicas');
  });

  test.each(['tessera-web', 'tessera-worker'])('lets at most one %s be evicted at a time', (name) => {
    const [workload] = ofKind(all, 'Deployment').filter(({ metadata }) => metadata.name === name);
    const [budget] = ofKind(all, 'PodDisruptionBudget').filter(({ metadata }) => metadata.name === name);
    expect(budget?.spec.maxUnavailable).toBe(1);
    expect(matches(budget?.spec.selector.matchLabels, labelsOf(workload as Manifest))).toBe(true);
  });

  test('has a network policy for every process, which opens only ports that it has', () => {
    const policies = ofKind(all, 'NetworkPolicy');
    for (const workload of workloadsOf(all)) {
      const labels = labelsOf(workload);
      const over = policies.filter(({ spec }) => matches(spec.podSelector.matchLabels, labels));
      expect(over.flatMap(({ spec }) => spec.policyTypes)).toEqual(
        expect.arrayContaining(['Ingress', 'Egress']),
      );
    }
    const open = policies.flatMap(({ spec }) => spec.ingress).flatMap(({ ports }) => ports);
    const names = web?.spec.template.spec.containers[0].ports.map(({ name }: { name: string }) => name);
    expect(open.map(({ port }) => port).sort()).toEqual([...names].sort());
  });

  test('allows access to the dictionary only at public addresses', () => {
    const blocks = ofKind(all, 'NetworkPolicy')
      .flatMap(({ spec }) => spec.egress ?? [])
      .flatMap(({ to = [] }) => to)
      .flatMap(({ ipBlock = [] }) => ipBlock);
    expect(blocks).toHaveLength(1);
    const notPublic = ['10.0.0.0/8', '100.64.0.0/10', '172.16.0.0/12', '192.168.0.0/16', '169.254.0.0/16'];
    for (const network of notPublic) expect(blocks[0].except).toContain(network);
  });
});

whereKubectlIs('with the database in the cluster', () => {
  const all = hasKubectl ? rendered('ha') : [];
  const [database] = ofKind(all, 'Cluster');

  test('a commit is on two servers, and any one of them can be lost', () => {
    const { instances, postgresql, affinity } = database?.spec ?? {};
    expect(postgresql.synchronous).toEqual({ method: 'any', number: 1 });
    // With one server lost, there is still a standby to wait for.
    expect(instances).toBeGreaterThanOrEqual(3);
    expect(affinity.podAntiAffinityType).toBe('required');
  });

  test('there are enough connections for all processes', () => {
    const [autoscaler] = ofKind(all, 'HorizontalPodAutoscaler');
    // One more of each during a rollout.
    const processes = autoscaler?.spec.maxReplicas + 1 + 3;
    expect(Number(database?.spec.postgresql.parameters.max_connections)).toBeGreaterThan(17 * processes);
  });

  test("all processes use the operator's Secret and Services", () => {
    const { name } = database?.metadata ?? { name: '' };
    for (const { env } of containersOf(all)) {
      const references = env.flatMap(({ valueFrom }: Parsed) => valueFrom?.secretKeyRef.name ?? []);
      expect(new Set(references)).toEqual(new Set([`${name}-app`]));
      const { DATABASE_REPLICA_URL: replica = '' } = environmentOf(env);
      if (replica === '') continue;
      expect(new URL(replica).hostname).toBe(`${name}-ro`);
      expect(new URL(replica).pathname).toBe(`/${database?.spec.bootstrap.initdb.database}`);
    }
  });
});

whereKubectlIs('with the component for backups', () => {
  const all = hasKubectl ? renderedWith('production', 'backups') : [];
  const [worker] = ofKind(all, 'Deployment').filter(({ metadata }) => metadata.name === 'tessera-worker');
  const [claim] = ofKind(all, 'PersistentVolumeClaim');
  const [job] = ofKind(written('.'), 'Job');

  test('a single worker keeps them in a volume that it can write to', () => {
    const { securityContext, containers, volumes } = worker?.spec.template.spec ?? {};
    expect([worker?.spec.replicas, worker?.spec.strategy]).toEqual([1, { type: 'Recreate' }]);
    expect(securityContext).toMatchObject({ runAsUser: 1000, fsGroup: 1000 });
    const dir = containers[0].env.find(({ name }: Parsed) => name === 'BACKUP_DIR').value;
    const mount = containers[0].volumeMounts.find(({ mountPath }: Parsed) => mountPath === dir);
    const volume = volumes.find(({ name }: Parsed) => name === mount.name);
    expect(volume.persistentVolumeClaim.claimName).toBe(claim?.metadata.name);
    expect(claim?.metadata.namespace).toBe('tessera');
  });

  test('the job that restores one mounts the same volume, and its configuration is accepted', () => {
    const { containers, volumes } = job?.spec.template.spec ?? {};
    const [{ env, envFrom, command }] = containers;
    const own = Object.fromEntries(env.map(({ name, value }: Parsed) => [name, value]));
    const [secret] = ofKind(written('.'), 'Secret');
    const [config] = ofKind(all, 'ConfigMap');
    expect(envFrom).toEqual([
      { configMapRef: { name: expect.stringMatching(/^tessera-\w{10}$/) } },
      { secretRef: { name: secret?.metadata.name } },
    ]);
    expect(config?.metadata.name).toMatch(/^tessera-\w{10}$/);
    // The operator fills in these two.
    const filled = { BACKUP_RECIPIENT: `age1${'q'.repeat(58)}`, SESSION_SECRET: 'x'.repeat(32) };
    const given = { NODE_ENV: 'production', ...config?.data, ...secret?.stringData, ...filled, ...own };
    expect(loadConfig(given).backupDir).toBe('/backups');
    expect(command.slice(0, 2)).toEqual(['node', 'backend/dist/restore.js']);
    const claims = volumes.map(({ persistentVolumeClaim }: Parsed) => persistentVolumeClaim?.claimName);
    expect(claims).toContain(claim?.metadata.name);
  });
});

whereKubectlIs('with the component for backups in a bucket', () => {
  const [secret] = ofKind(written('bucket'), 'Secret');

  test('only the worker gets the key of the bucket', () => {
    const containers = containersOf(renderedWith('production', 'bucket'));
    const withKey = containers.filter(({ envFrom }) =>
      envFrom.some(({ secretRef }: Parsed) => secretRef?.name === secret?.metadata.name),
    );
    expect(withKey.map(({ name }) => name)).toEqual(['worker']);
    expect(secret?.metadata.namespace).toBe('tessera');
  });

  test('the configuration in its Secret is accepted', () => {
    const [all] = ofKind(written('.'), 'Secret');
    const given = { ...all?.stringData, SESSION_SECRET: 'x'.repeat(32), ...secret?.stringData };
    const fixed = { PUBLIC_URL: 'https://tessera.example', MAIL_FROM: 'no-reply@tessera.example' };
    const config = loadConfig({ NODE_ENV: 'production', ...given, ...fixed });
    expect(config.backupBucket?.name).toBe(secret?.stringData?.['BACKUP_S3_BUCKET']);
  });
});

whereKubectlIs('whoever follows the README', () => {
  test('sets address and image everywhere', () => {
    const all = renderedFromReadme();
    expect(JSON.stringify(all)).not.toMatch(/tessera\.example|registry\.example/);
    const [config] = ofKind(all, 'ConfigMap');
    const [ingress] = ofKind(all, 'Ingress');
    expect(`https://${ingress?.spec.rules[0].host}`).toBe(config?.data?.['PUBLIC_URL']);
    for (const { image } of containersOf(all)) expect(image).toBe('ghcr.io/you/tessera:1.0.0');
  });
});
