import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { type Document, parseAllDocuments } from 'yaml';

const K8S = path.join(import.meta.dirname, '../../../k8s');

/** Anything that the parser returns. */
export type Parsed = ReturnType<Document['toJS']>;

/** The parts of a Kubernetes object that the specs read. The schemas validate the rest. */
export interface Manifest {
  apiVersion: string;
  kind: string;
  metadata: { name: string; namespace?: string };
  data?: Record<string, string>;
  stringData?: Record<string, string>;
  spec: Parsed;
}

const parse = (text: string): Manifest[] =>
  parseAllDocuments(text).map((document) => document.toJS() as Manifest);

export const hasKubectl = spawnSync('kubectl', ['version', '--client'], { stdio: 'ignore' }).status === 0;

/** The objects that `kubectl apply -k` would send. */
export function rendered(overlay: string): Manifest[] {
  const { status, stdout, stderr } = spawnSync('kubectl', ['kustomize', path.resolve(K8S, overlay)], {
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(stderr);
  return parse(stdout);
}

/** The objects of the example kustomization in README.md. */
export function renderedFromReadme(): Manifest[] {
  const copy = mkdtempSync(path.join(os.tmpdir(), 'tessera-k8s-'));
  try {
    cpSync(K8S, copy, { recursive: true });
    mkdirSync(path.join(copy, 'mine'));
    const [, shown = ''] =
      /```yaml\n(# mine[^`]*)```/.exec(readFileSync(path.join(K8S, 'README.md'), 'utf8')) ?? [];
    writeFileSync(path.join(copy, 'mine/kustomization.yaml'), shown);
    return rendered(path.join(copy, 'mine'));
  } finally {
    rmSync(copy, { recursive: true });
  }
}

/** The objects in a folder as written. */
export const written = (folder: string): Manifest[] =>
  readdirSync(path.join(K8S, folder))
    .filter((name) => name.endsWith('.yaml') && name !== 'kustomization.yaml')
    .flatMap((name) => parse(readFileSync(path.join(K8S, folder, name), 'utf8')));

export const ofKind = (manifests: readonly Manifest[], kind: string): Manifest[] =>
  manifests.filter((manifest) => manifest.kind === kind);
