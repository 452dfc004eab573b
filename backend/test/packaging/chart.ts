import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { K8S, type Manifest, type Parsed, parse } from './manifests.js';

const CHART = path.join(K8S, 'chart');
/** The program that `npm test -- packaging` has found, or that of this machine. */
const { HELM = 'helm' } = process.env;
const PRODUCTION = ['--values', path.join(CHART, 'values-production.yaml')];

export const hasHelm = spawnSync(HELM, ['version'], { stdio: 'ignore' }).status === 0;

const helm = (...args: string[]) => spawnSync(HELM, args, { encoding: 'utf8' });

/** The arguments for the values of an overlay. */
export const valuesOf = (overlay: string): string[] => (overlay === 'production' ? PRODUCTION : []);

/** What `helm lint` finds. */
export function lint(...args: string[]): string[] {
  const { stdout, stderr } = helm('lint', '--strict', CHART, ...args);
  return `${stdout}${stderr}`.split('\n').filter((line) => /^\[(WARNING|ERROR)\]|^Error:/.test(line));
}

/** What `helm install` would send, hooks included. */
export function installed(...args: string[]): Manifest[] {
  const { status, stdout, stderr } = helm('template', 'tessera', CHART, '--namespace', 'tessera', ...args);
  if (status !== 0) throw new Error(stderr);
  return parse(stdout).filter((manifest) => manifest !== null);
}

/** Arguments that set values, each given as JSON. */
export const values = (given: Record<string, Parsed>): string[] =>
  Object.entries(given).flatMap(([key, value]) => ['--set-json', `${key}=${JSON.stringify(value)}`]);
