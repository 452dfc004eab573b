import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { readInventory } from '../../../scripts/releases.mjs';
import { linkPackages, packagesIn } from './checkout.js';

const ROOT = path.join(import.meta.dirname, '../../..');
const TSC = path.join(ROOT, 'node_modules/.bin/tsc');
/** In the order in which they need each other. */
const LIBS = ['rules', 'contracts', 'words', 'solver'];
const SOURCES = ['package.json', 'tsconfig.base.json', 'backend', 'libs', 'scripts'];

const NPM_OPTIONS = ['--legacy-peer-deps', '--ignore-scripts', '--no-audit', '--no-fund'];

const git = (...args: string[]) => spawnSync('git', args, { cwd: ROOT });

/** The release that the current one upgrades from. */
export const previous = readInventory().previous;

/** Git must have its commit, which a shallow clone or an archive of the sources doesn't. */
export const hasPrevious = git('cat-file', '-e', `${previous.commit}^{commit}`).status === 0;

/**
 * Builds the backend of the previous release in a folder, with the packages of this checkout and those that it needs
 * beside them. Libraries that haven't changed since are taken from the current build. Returns the folder with its
 * programs.
 */
export function buildPrevious(folder: string): string {
  const archive = path.join(folder, 'sources.tar');
  run(ROOT, 'git', 'archive', `--output=${archive}`, previous.commit, ...SOURCES);
  run(folder, 'tar', '-xf', archive);
  for (const project of ['.', 'backend']) linkPackages(folder, project);
  const backend = path.join(folder, 'backend');
  installMissing(folder, backend);
  for (const lib of LIBS) buildLib(folder, lib);
  compile(backend);
  return path.join(backend, 'dist');
}

/** Installs what has been removed since. Their own peers are among the linked packages. */
function installMissing(folder: string, backend: string): void {
  const { dependencies } = JSON.parse(readFileSync(path.join(backend, 'package.json'), 'utf8')) as {
    dependencies: Record<string, string>;
  };
  const isThere = (name: string) =>
    [folder, backend].some((project) => existsSync(path.join(project, 'node_modules', name)));
  const missing = Object.entries(dependencies).filter(([name]) => !isThere(name));
  if (missing.length === 0) return;
  const apart = path.join(folder, 'missing');
  mkdirSync(apart);
  const packages = missing.map(([name, version]) => `${name}@${version}`);
  run(apart, 'npm', 'install', '--prefix', apart, ...NPM_OPTIONS, ...packages);
  for (const name of packagesIn(path.join(apart, 'node_modules'))) {
    if (isThere(name)) continue;
    cpSync(path.join(apart, 'node_modules', name), path.join(backend, 'node_modules', name), {
      recursive: true,
    });
  }
}

function buildLib(folder: string, lib: string): void {
  const project = path.join('libs', lib);
  const to = path.join(folder, project);
  if (git('diff', '--quiet', previous.commit, '--', `${project}/src`, `${project}/generate`).status === 0) {
    cpSync(path.join(ROOT, project, 'dist'), path.join(to, 'dist'), { recursive: true });
    // The types of the others refer to its sources.
    const generated = path.join(project, 'src/generated');
    if (existsSync(path.join(ROOT, generated))) {
      mkdirSync(path.join(folder, generated), { recursive: true });
      cpSync(path.join(ROOT, generated), path.join(folder, generated), { recursive: true });
    }
    return;
  }
  if (existsSync(path.join(to, 'generate/run.mjs'))) run(to, process.execPath, 'generate/run.mjs');
  compile(to);
}

/** Newer packages may not fit all of its types; what counts is whether it runs. */
function compile(project: string): void {
  spawnSync(TSC, ['-p', 'tsconfig.build.json', '--outDir', 'dist'], { cwd: project });
  if (!existsSync(path.join(project, 'dist'))) throw new Error(`${project} could not be compiled`);
}

function run(cwd: string, command: string, ...args: string[]): void {
  const { status, stderr } = spawnSync(command, args, { cwd, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} failed: ${stderr}`);
}
