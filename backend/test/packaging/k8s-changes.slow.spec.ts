import { readFileSync } from 'node:fs';
import path from 'node:path';
import { hasHelm, installed, values, valuesOf } from './chart.js';
import {
  hasKubectl,
  K8S,
  type Manifest,
  ofKind,
  type Parsed,
  rendered,
  renderedAs,
  renderedFromReadme,
} from './manifests.js';
import { refusedChanges } from './refused-changes.js';

const whereKubectlIs = hasKubectl ? describe : xdescribe;
const whereHelmIs = hasHelm ? describe : xdescribe;

/** An overlay as an operator changes it. */
const changed = (overlay: string, change: string): Manifest[] =>
  renderedAs(`resources: [../${overlay}]\nnamespace: tessera\n${change}`);

const CONFIG = `
patches:
  - target: { kind: ConfigMap, name: tessera }
    patch: |
      - { op: replace, path: /data/LOG_LEVEL, value: debug }
      - { op: add, path: /data/HOSTING_COUNTRY, value: Ireland }
`;
const NEXT_RELEASE = 'images: [{ name: registry.example/tessera, newTag: 1.1.0 }]\n';

whereKubectlIs.each(['small', 'production', 'ha'])('while the migration Job of %s exists', (overlay) => {
  const before = hasKubectl ? rendered(overlay) : [];

  test.each([
    ['a setting', CONFIG],
    ['backups in a volume', 'components: [../backups]\n'],
    ['backups in a bucket', 'components: [../bucket]\n'],
  ])('%s can be changed or added', (_, change) => {
    const after = changed(overlay, change);
    expect(after).not.toEqual(before);
    expect(refusedChanges(before, after)).toEqual([]);
  });

  test('another release can only be applied once the Job is deleted, as the README does', () => {
    expect(refusedChanges(before, changed(overlay, NEXT_RELEASE))).toEqual(['Job tessera-migrate']);
  });
});

whereKubectlIs('with the plain manifests', () => {
  const page = readFileSync(path.join(K8S, 'README.md'), 'utf8');

  test('backups can be added to the example of the README', () => {
    expect(refusedChanges(renderedFromReadme(), renderedFromReadme({ recipient: 'age1q' }))).toEqual([]);
  });

  test('a small installation can become a large one', () => {
    expect(refusedChanges(rendered('small'), rendered('production'))).toEqual([]);
  });

  test.each([
    ['Upgrades with Kustomize', /^## Upgrades with Kustomize$/m],
    ['PostgreSQL in the cluster', /^## PostgreSQL in the cluster$/m],
  ])('the README deletes the Job before it is replaced: %s', (_, heading) => {
    const [section = ''] = page.slice(page.search(heading) + 3).split('\n## ');
    expect(section).toContain('kubectl -n tessera delete job tessera-migrate --ignore-not-found\n');
  });
});

whereHelmIs.each(['small', 'production'])('the chart with the values of %s', (overlay) => {
  const isHook = ({ metadata }: Manifest) => metadata.annotations?.['helm.sh/hook'] !== undefined;
  const withValues = (given: Record<string, Parsed>) => installed(...valuesOf(overlay), ...values(given));

  test('can change everything but its hooks, which it deletes before', () => {
    const before = withValues({});
    const after = withValues({ 'config.LOG_LEVEL': 'debug', 'image.tag': '1.1.0', existingSecret: 'mine' });
    const [jobs, others] = [after.filter(isHook), after.filter((manifest) => !isHook(manifest))];
    expect(ofKind(others, 'Deployment')).toHaveLength(2);
    expect(refusedChanges(before, others)).toEqual([]);
    expect(refusedChanges(before, jobs)).toEqual(['Job tessera-migrate']);
    for (const { metadata } of jobs)
      expect(metadata.annotations?.['helm.sh/hook-delete-policy']).toContain('before-hook-creation');
  });
});

whereKubectlIs('server-side apply', () => {
  const portsOf = (value: Parsed): Parsed[] =>
    typeof value !== 'object' || value === null
      ? []
      : Object.entries(value).flatMap(([key, inner]) =>
          key === 'ports' && Array.isArray(inner) ? inner : portsOf(inner),
        );
  const all: [string, () => Manifest[]][] = [
    ...['small', 'production', 'ha'].map((overlay): [string, () => Manifest[]] => [
      overlay,
      () => rendered(overlay),
    ]),
    ...(hasHelm
      ? ['small', 'production'].map((overlay): [string, () => Manifest[]] => [
          `the chart with the values of ${overlay}`,
          () => installed(...valuesOf(overlay)),
        ])
      : []),
  ];

  test.each(all)(
    'can replace the strategy of each Deployment of %s, because no part is a default',
    (_, objects) => {
      for (const { spec } of ofKind(objects(), 'Deployment')) {
        expect(spec.strategy).toEqual({
          type: 'RollingUpdate',
          rollingUpdate: { maxUnavailable: 0, maxSurge: 1 },
        });
      }
    },
  );

  test.each(all)('finds each port of %s by its number and its protocol', (_, objects) => {
    const ports = objects().flatMap(({ kind, spec }) =>
      portsOf(spec).map((port: Parsed) => ({ kind, ...port })),
    );
    expect(ports.length).toBeGreaterThan(4);
    expect(ports.filter(({ protocol }) => protocol === undefined)).toEqual([]);
  });
});
