import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { TOOLS, K8S, type Manifest, type Parsed, parse } from './manifests.js';

const CHART = path.join(K8S, 'chart');
const { HELM = 'helm', HELM_OLDEST } = TOOLS;
/** The oldest version for which the chart is meant. */
const KUBERNETES = '1.30';
const PRODUCTION = ['--values', path.join(CHART, 'values-production.yaml')];

export const hasHelm = TOOLS.HELM !== undefined;

/** The oldest version for which the chart is meant, if there is one here. */
export const oldestHelm = HELM_OLDEST;

export const versionOf = (program: string): string =>
  spawnSync(program, ['version', '--template', '{{.Version}}'], { encoding: 'utf8' }).stdout;

/** The arguments for the values of an overlay. */
export const valuesOf = (overlay: string): string[] => (overlay === 'production' ? PRODUCTION : []);

/** What `helm lint` finds. */
export function lint(args: readonly string[], helm = HELM): string[] {
  const { stdout, stderr } = spawnSync(helm, ['lint', '--strict', CHART, ...args], { encoding: 'utf8' });
  return `${stdout}${stderr}`.split('\n').filter((line) => /^\[(WARNING|ERROR)\]|^Error:/.test(line));
}

/** What `helm install` would send, hooks included. */
export const installed = (...args: string[]): Manifest[] => installedBy(HELM, ...args);

/** The same with another version of helm. */
export function installedBy(helm: string, ...args: string[]): Manifest[] {
  // Without a cluster, helm assumes the version of Kubernetes that was current when it was made.
  const where = ['--namespace', 'tessera', '--kube-version', KUBERNETES];
  const template = ['template', 'tessera', CHART, ...where, ...args];
  const { status, stdout, stderr } = spawnSync(helm, template, { encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
  return parse(stdout).filter((manifest) => manifest !== null);
}

/** Arguments that set values, each given as JSON. */
export const values = (given: Record<string, Parsed>): string[] =>
  Object.entries(given).flatMap(([key, value]) => ['--set-json', `${key}=${JSON.stringify(value)}`]);
