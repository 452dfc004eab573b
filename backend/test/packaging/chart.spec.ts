import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parse as parseYaml } from 'yaml';
import { z } from 'zod';
import { hasHelm, installed, installedBy, lint, oldestHelm, values, valuesOf, versionOf } from './chart.js';
import { schemaError, typeErrors } from './kubernetes-types.js';
import {
  hasKubectl,
  K8S,
  type Manifest,
  ofKind,
  type Parsed,
  renderedAs,
  renderedWith,
  shownInReadme,
} from './manifests.js';

const whereHelmIs = hasHelm && hasKubectl ? describe : xdescribe;
const DOCKER = path.join(K8S, '../docker');
const MANIFESTS = path.join(K8S, '../scripts/manifests.mjs');
const EVERYTHING = values({
  'podMonitor.enabled': true,
  'podMonitor.labels': { release: 'prometheus' },
  'prometheusRule.enabled': true,
  'grafanaDashboard.enabled': true,
  'httpRoute.enabled': true,
  'httpRoute.parentRefs': [{ name: 'public', namespace: 'gateways' }],
  'autoscaling.connections': 2000,
});

const WRONG: [string, Record<string, Parsed>][] = [
  ['an unknown key', { replicas: 3 }],
  ['an unknown key deep inside', { 'web.replica': 3 }],
  ['a variable that the program does not read', { 'config.PUBLIC_URI': 'https://play.example' }],
  ['a variable that the chart sets itself', { 'config.PORT': '8080' }],
  ['a secret among the public variables', { 'config.SESSION_SECRET': 'x' }],
  ['a number for a variable', { 'config.LIMITS': 2 }],
  ['an address that is no domain', { host: 'https://play.example' }],
  ['a route without a Gateway', { 'httpRoute.enabled': true }],
];

const identityOf = ({ kind, metadata }: Manifest): string => `${kind} ${metadata.name}`;
const isHook = ({ metadata }: Manifest): boolean => metadata.annotations?.['helm.sh/hook'] !== undefined;

/** The Secrets that each process gets its variables from. */
const secretsOf = (all: readonly Manifest[]): [string, string[]][] =>
  ofKind(all, 'Deployment').map(({ metadata, spec }) => {
    const [{ envFrom }] = spec.template.spec.containers;
    return [metadata.name, envFrom.flatMap(({ secretRef }: Parsed) => secretRef?.name ?? [])];
  });

whereHelmIs.each(['small', 'production'])('the chart, with the values of %s,', (overlay) => {
  let all: Manifest[];
  beforeAll(() => {
    all = installed(...valuesOf(overlay));
  });

  test('passes the linter', () => {
    expect(lint(valuesOf(overlay))).toEqual([]);
  });

  test('migrates before anything else changes, with a copy of its ServiceAccount', () => {
    const hooks = all.filter(isHook);
    expect(hooks.map(identityOf).sort()).toEqual(['Job tessera-migrate', 'ServiceAccount tessera-migrate']);
    const weightOf = ({ metadata }: Manifest) => Number(metadata.annotations?.['helm.sh/hook-weight']);
    for (const hook of hooks) {
      expect(hook.metadata.annotations).toMatchObject({ 'helm.sh/hook': 'pre-install,pre-upgrade' });
      if (hook.kind === 'Job') continue;
      expect(weightOf(hook)).toBeLessThan(weightOf(ofKind(hooks, 'Job')[0] as Manifest));
      const [original] = ofKind(all, hook.kind).filter((it) => !isHook(it));
      const { metadata, ...rest } = hook;
      const { metadata: own, ...originalRest } = original as Manifest;
      expect([metadata.labels, rest]).toEqual([own.labels, originalRest]);
    }
  });
});

whereHelmIs('the chart', () => {
  const all = hasHelm ? installed(...valuesOf('production'), ...EVERYTHING) : [];

  test('renders the plain manifests as they are checked in', () => {
    const { stderr } = spawnSync(process.execPath, [MANIFESTS, '--check'], { encoding: 'utf8' });
    expect(stderr).toBe('');
  });

  test('is valid for Kubernetes with everything turned on', async () => {
    // The route has a test of its own, because no published types of it fit those of Kubernetes here.
    const known = all.filter(({ kind }) => kind !== 'HTTPRoute');
    expect(typeErrors(known)).toEqual([]);
    expect((await Promise.all(known.map(schemaError))).filter(Boolean)).toEqual([]);
  });

  test('routes requests through a Gateway', () => {
    const [route] = ofKind(all, 'HTTPRoute');
    const backend = z.strictObject({ name: z.literal('tessera'), port: z.literal(80) });
    const match = z.strictObject({
      path: z.strictObject({ type: z.literal('PathPrefix'), value: z.literal('/') }),
    });
    const rule = z.strictObject({
      matches: z.tuple([match]),
      backendRefs: z.tuple([backend]),
      timeouts: z.strictObject({ request: z.literal('0s') }),
    });
    const spec = z.strictObject({
      parentRefs: z.tuple([z.strictObject({ name: z.literal('public'), namespace: z.literal('gateways') })]),
      hostnames: z.tuple([z.literal('tessera.example')]),
      rules: z.tuple([rule]),
    });
    expect(route?.apiVersion).toBe('gateway.networking.k8s.io/v1');
    expect(spec.safeParse(route?.spec).error).toBeUndefined();
    const [service] = ofKind(all, 'Service');
    expect([service?.metadata.name, service?.spec.ports[0].port]).toEqual(['tessera', 80]);
  });

  test('has the alerts and the dashboard of docker/', () => {
    const read = (file: string) => readFileSync(path.join(DOCKER, file), 'utf8');
    expect(ofKind(all, 'PrometheusRule')[0]?.spec).toEqual(parseYaml(read('prometheus/rules.yaml')));
    const dashboards = ofKind(all, 'ConfigMap').flatMap(({ data }) => data?.['tessera.json'] ?? []);
    expect(dashboards.map((text): Parsed => JSON.parse(text))).toEqual([
      JSON.parse(read('grafana/tessera.json')),
    ]);
  });

  test('lets Prometheus find the pods by their labels and the port of the metrics', () => {
    const [monitor] = ofKind(all, 'PodMonitor');
    expect(monitor?.metadata.labels).toMatchObject({ release: 'prometheus' });
    for (const { spec } of ofKind(all, 'Deployment')) {
      expect(spec.template.metadata.labels).toMatchObject(monitor?.spec.selector.matchLabels);
      const [{ ports }] = spec.template.spec.containers;
      const names = ports.map(({ name }: Parsed) => name);
      expect(names).toContain(monitor?.spec.podMetricsEndpoints[0].port);
    }
  });

  test('scales by connections like the Kustomize component', () => {
    const [byHelm] = ofKind(all, 'HorizontalPodAutoscaler');
    const [byKustomize] = ofKind(
      renderedAs('resources: [../production]\ncomponents: [../connections]\n'),
      'HorizontalPodAutoscaler',
    );
    expect(byHelm?.spec.metrics).toHaveLength(2);
    expect(byHelm?.spec).toEqual(byKustomize?.spec);
  });

  test('makes backups in a bucket like the Kustomize component', () => {
    const byHelm = secretsOf(installed(...values({ 'backups.existingSecret': 'tessera-backups' })));
    expect(byHelm).toContainEqual(['tessera-worker', ['tessera', 'tessera-backups']]);
    expect(byHelm).toEqual(secretsOf(renderedWith('small', 'bucket')));
  });

  test('takes address, image, Secret and further variables from its values', () => {
    const given = installed(
      ...values({
        host: 'play.example',
        'image.repository': 'ghcr.io/you/tessera',
        'image.tag': '1.2.3',
        existingSecret: 'mine',
        'config.HOSTING_COUNTRY': 'Ireland',
        env: [{ name: 'DATABASE_URL', valueFrom: { secretKeyRef: { name: 'db-app', key: 'uri' } } }],
        volumes: [{ name: 'names', configMap: { name: 'names' } }],
        volumeMounts: [{ name: 'names', mountPath: '/etc/tessera' }],
      }),
    );
    expect(typeErrors(given)).toEqual([]);
    expect(JSON.stringify(given)).not.toMatch(/tessera\.example|registry\.example/);
    const [config] = ofKind(given, 'ConfigMap');
    expect(config?.data).toMatchObject({ PUBLIC_URL: 'https://play.example', HOSTING_COUNTRY: 'Ireland' });
    for (const { spec } of [...ofKind(given, 'Deployment'), ...ofKind(given, 'Job')]) {
      const [{ image, envFrom, env }] = spec.template.spec.containers;
      expect([image, envFrom.at(-1)]).toEqual(['ghcr.io/you/tessera:1.2.3', { secretRef: { name: 'mine' } }]);
      expect(env.map(({ name }: Parsed) => name)).toContain('DATABASE_URL');
    }
  });

  test('accepts the values that the README shows', () => {
    const file = path.join(mkdtempSync(path.join(os.tmpdir(), 'tessera-values-')), 'my-values.yaml');
    writeFileSync(file, shownInReadme('my-values.yaml'));
    const all = installed(...valuesOf('production'), '--values', file);
    rmSync(path.dirname(file), { recursive: true });
    expect(JSON.stringify(all)).not.toMatch(/tessera\.example|registry\.example/);
    expect(ofKind(all, 'Ingress')[0]?.spec.rules[0].host).toBe('play.example');
  });

  test('rolls out when a value of the configuration changes', () => {
    const nameWith = (level: string) =>
      ofKind(installed(...values({ 'config.LOG_LEVEL': level })), 'ConfigMap')[0]?.metadata.name;
    expect(nameWith('info')).toBe(nameWith('info'));
    expect(nameWith('debug')).not.toBe(nameWith('info'));
  });

  test.each(WRONG)('refuses %s', (_, wrong) => {
    expect(() => installed(...values(wrong))).toThrow(/values\.schema|schema|not allowed|parentRefs/);
  });
});

(oldestHelm && hasHelm ? describe : xdescribe)('the oldest Helm that the README promises', () => {
  const oldest = oldestHelm ?? '';

  test('is the one that is tested', () => {
    const page = readFileSync(path.join(K8S, 'README.md'), 'utf8');
    const [, promised] = /You need Helm (\d+\.\d+) or later/.exec(page) ?? [];
    expect(versionOf(oldest)).toMatch(new RegExp(`^v${promised}\\.0$`));
  });

  test.each([
    ['small', valuesOf('small')],
    ['production', valuesOf('production')],
    ['production with everything turned on', [...valuesOf('production'), ...EVERYTHING]],
  ])('renders the same objects: %s', (_, args) => {
    expect(lint(args, oldest)).toEqual([]);
    expect(installedBy(oldest, ...args)).toEqual(installed(...args));
  });

  test.each(WRONG)('refuses %s', (_, wrong) => {
    expect(() => installedBy(oldest, ...values(wrong))).toThrow(
      /values\.schema|schema|not allowed|parentRefs/,
    );
  });
});
