import { schemaError, typeErrors } from './kubernetes-types.js';
import { hasKubectl, type Manifest, rendered, renderedWith, written } from './manifests.js';

/** Kubectl renders what is applied. Without it, only the files themselves are checked against the schemas. */
const whereKubectlIs = hasKubectl ? describe : xdescribe;

const problems = async (manifests: readonly Manifest[]): Promise<string[]> => [
  ...typeErrors(manifests),
  ...(await Promise.all(manifests.map(schemaError))).flatMap((error) => error ?? []),
];

test('an unknown field of the database is found', async () => {
  const [database] = written('ha');
  const wrong = { ...database, spec: { ...database?.spec, instnaces: 3 } } as Manifest;
  expect(await problems([wrong])).toEqual([expect.stringContaining('instnaces')]);
});

test('each file is valid for Kubernetes', async () => {
  const folders = ['base', 'small', 'production', '.', 'bucket'];
  expect(await problems(folders.flatMap(written))).toEqual([]);
});

whereKubectlIs('with kubectl', () => {
  test.each(['small', 'production', 'ha'])('the overlay %s is valid for Kubernetes', async (overlay) => {
    expect(await problems(rendered(overlay))).toEqual([]);
    for (const component of ['backups', 'bucket'])
      expect(await problems(renderedWith(overlay, component))).toEqual([]);
  });
});

describe('the validation finds', () => {
  const budget = (spec: object): Manifest => ({
    apiVersion: 'policy/v1',
    kind: 'PodDisruptionBudget',
    metadata: { name: 'x' },
    spec,
  });
  test('an unknown field', async () => {
    expect(await problems([budget({ maxUnavailabel: 1 })])).toEqual([
      expect.stringContaining('maxUnavailabel'),
    ]);
  });
  test('a wrong type', async () => {
    expect(await problems([budget({ selector: 'web' })])).not.toEqual([]);
  });
  test('an invalid amount', async () => {
    const spec = { containers: [{ name: 'x', resources: { limits: { memory: '1 gigabyte' } } }] };
    const pod = { apiVersion: 'v1', kind: 'Pod', metadata: { name: 'x' }, spec };
    expect(await problems([pod])).not.toEqual([]);
  });
});
