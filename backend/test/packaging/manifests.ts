import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { type Document, parse as parseYaml, parseAllDocuments, stringify } from 'yaml';
import { ensureKubernetesTools } from '../../../scripts/system-programs.mjs';

export const K8S = path.join(import.meta.dirname, '../../../k8s');

/** Anything that the parser returns. */
export type Parsed = ReturnType<Document['toJS']>;

/** The parts of a Kubernetes object that the specs read. The schemas validate the rest. */
export interface Manifest {
  apiVersion: string;
  kind: string;
  metadata: {
    name: string;
    namespace?: string;
    labels?: Record<string, string>;
    annotations?: Record<string, string>;
  };
  data?: Record<string, string>;
  stringData?: Record<string, string>;
  spec: Parsed;
}

export const parse = (text: string): Manifest[] =>
  parseAllDocuments(text).map((document) => document.toJS() as Manifest);

export const TOOLS = ensureKubernetesTools((text) => process.stderr.write(`${text}\n`));
const { KUBECTL = 'kubectl' } = TOOLS;

export const hasKubectl = TOOLS.KUBECTL !== undefined;

/** The objects that `kubectl apply -k` would send. */
export function rendered(overlay: string): Manifest[] {
  const { status, stdout, stderr } = spawnSync(KUBECTL, ['kustomize', path.resolve(K8S, overlay)], {
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(stderr);
  return parse(stdout);
}

/** The objects of an overlay with a component. */
export const renderedWith = (overlay: string, component: string): Manifest[] =>
  renderedAs(
    `kind: Kustomization\nresources: [../${overlay}]\nnamespace: tessera\ncomponents: [../${component}]\n`,
  );

/** The objects of this kustomization, in a folder of its own beside the overlays. */
export function renderedAs(kustomization: string): Manifest[] {
  const copy = mkdtempSync(path.join(os.tmpdir(), 'tessera-k8s-'));
  try {
    cpSync(K8S, copy, { recursive: true });
    mkdirSync(path.join(copy, 'mine'));
    writeFileSync(path.join(copy, 'mine/kustomization.yaml'), kustomization);
    return rendered(path.join(copy, 'mine'));
  } finally {
    rmSync(copy, { recursive: true });
  }
}

/** The example in README.md that begins with the name of its file. */
export function shownInReadme(file: string): string {
  const page = readFileSync(path.join(K8S, 'README.md'), 'utf8');
  return (
    page
      .split('```yaml\n')
      .find((block) => block.startsWith(`# ${file}\n`))
      ?.split('```')[0] ?? ''
  );
}

/** The objects of the example kustomization in README.md, with backups if there is a public key. */
export function renderedFromReadme({ recipient }: { recipient?: string } = {}): Manifest[] {
  const example = parseYaml(shownInReadme('mine/kustomization.yaml')) as Kustomization;
  if (recipient === undefined) return renderedAs(stringify(example));
  const addition = parseYaml(backupsInReadme().replace('age1…', recipient)) as Kustomization;
  const patches = [...example.patches, ...addition.patches];
  return renderedAs(stringify({ ...example, ...addition, patches }));
}

interface Kustomization {
  patches: object[];
}

/** What README.md adds to the example for backups in a volume. */
function backupsInReadme(): string {
  const page = readFileSync(path.join(K8S, 'README.md'), 'utf8');
  return /```yaml\n(\s+components: \[\.\.\/backups\][^`]*)```/.exec(page)?.[1] ?? '';
}

/** The objects in a folder as written. */
export const written = (folder: string): Manifest[] =>
  readdirSync(path.join(K8S, folder))
    .filter((name) => name.endsWith('.yaml') && name !== 'kustomization.yaml')
    .flatMap((name) => parse(readFileSync(path.join(K8S, folder, name), 'utf8')));

export const ofKind = (manifests: readonly Manifest[], kind: string): Manifest[] =>
  manifests.filter((manifest) => manifest.kind === kind);
