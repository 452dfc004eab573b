// Builds only what is stale, because a server may be running from these folders. `npm run build` builds everything that is.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { withLock } from './lock.mjs';
import { giveUp, installPackages, requireNode, root } from './workspace.mjs';

const LABELS = { '@tessera/backend': 'the server', '@tessera/frontend': 'the pages' };

/** Brings the dist folders up to date, except for the given project's. `say` is told what is being built. */
export async function build({ except, say = () => undefined } = {}) {
  const stale = () => staleProjects().filter((name) => name !== except);
  if (stale().length === 0) return;
  await withLock('workspace', async () => {
    const projects = stale();
    const started = new Map();
    const start = (name) => {
      if (!started.has(name)) started.set(name, buildAfterLibraries(name, projects, start, say));
      return started.get(name);
    };
    await Promise.all(projects.map(start));
  });
}

async function buildAfterLibraries(name, projects, start, say) {
  const { dependencies, devDependencies } = packageOf(workspaces().get(name));
  const libraries = Object.keys({ ...dependencies, ...devDependencies });
  await Promise.all(libraries.filter((one) => projects.includes(one)).map(start));
  say(`Building ${LABELS[name] ?? name.replace('@tessera/', '')}…`);
  const { code, output } = await runScript(name);
  if (code !== 0) giveUp(`${output}\nThe build of ${name} failed; see above.`);
}

/** Runs a workspace's build script as npm would. */
async function runScript(name) {
  const folder = path.join(root, workspaces().get(name));
  const PATH = [path.join(root, 'node_modules/.bin'), process.env.PATH].join(path.delimiter);
  const child = spawn(packageOf(folder).scripts.build, {
    cwd: folder,
    shell: true,
    env: { ...process.env, PATH },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
  const [code] = await once(child, 'close');
  return { code, output };
}

// Whether a project's build is up to date. A record stores hashes of its inputs and outputs.

const RECORDS = path.join(root, '.nx/builds');
const SHARED = ['package-lock.json', 'tsconfig.base.json', 'scripts/build-project.mjs'];
const NO_INPUT = /^(\.|(node_modules|dist(\.new)?|test|e2e|coverage|test-results)$)|\.spec\.tsx?$/;

const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));
/** The manifest of a workspace, by its folder. */
export const packageOf = (folder) => readJson(path.resolve(root, folder, 'package.json'));

/** The folders of all workspaces, by package name. */
export const workspaces = () =>
  new Map(
    packageOf('.')
      .workspaces.flatMap((pattern) =>
        pattern.endsWith('/*')
          ? readdirSync(path.join(root, pattern.slice(0, -2))).map((name) => pattern.slice(0, -1) + name)
          : [pattern],
      )
      .map((folder) => [packageOf(folder).name, folder]),
  );

/** Names of the workspaces whose build is out of date. */
export function staleProjects() {
  const folders = workspaces();
  return [...folders.keys()].filter((name) => !isCurrent(name, folders));
}

export function isCurrent(name, folders = workspaces()) {
  const record = path.join(RECORDS, fileName(name));
  if (!existsSync(record)) return false;
  const { inputs, outputs } = readJson(record);
  return outputs === outputsOf(folders.get(name)) && inputs === inputsOf(name, folders);
}

/** A hash of the project's inputs: its own files and those of the workspaces it depends on. */
export function inputsOf(name, folders = workspaces()) {
  const hash = createHash('sha256');
  for (const file of SHARED) addFile(hash, root, file);
  for (const each of [...withDependencies(name, folders)].sort()) {
    addFolder(hash, path.join(root, folders.get(each)), (file) => !NO_INPUT.test(file));
  }
  return hash.digest('hex');
}

/** Records that the project's outputs were built from these inputs. */
export function recordBuild(name, inputs) {
  mkdirSync(RECORDS, { recursive: true });
  const record = { inputs, outputs: outputsOf(workspaces().get(name)) };
  writeFileSync(path.join(RECORDS, fileName(name)), JSON.stringify(record));
}

const fileName = (name) => `${name.replace(/\W+/g, '-')}.json`;

function withDependencies(name, folders, found = new Set()) {
  if (found.has(name)) return found;
  found.add(name);
  const { dependencies, devDependencies } = packageOf(folders.get(name));
  for (const each of Object.keys({ ...dependencies, ...devDependencies })) {
    if (folders.has(each)) withDependencies(each, folders, found);
  }
  return found;
}

function outputsOf(folder) {
  const hash = createHash('sha256');
  addFolder(hash, path.join(root, folder, 'dist'), () => true);
  return hash.digest('hex');
}

function addFolder(hash, folder, counts) {
  if (!existsSync(folder)) return;
  const entries = readdirSync(folder, { withFileTypes: true });
  for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    if (!counts(entry.name)) continue;
    if (entry.isDirectory()) addFolder(hash, path.join(folder, entry.name), counts);
    else addFile(hash, folder, entry.name);
  }
}

function addFile(hash, folder, name) {
  const file = path.join(folder, name);
  hash
    .update(`${path.relative(root, file)}\n`)
    .update(createHash('sha256').update(readFileSync(file)).digest());
}

if (process.argv[1] === import.meta.filename) {
  requireNode();
  // Packages become part of what is built.
  await installPackages({ withTools: false });
  await build({ say: console.error });
}
