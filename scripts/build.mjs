// Builds only what is stale, because a server may be running from these folders. `npm run build` builds everything that is.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { packageOf, staleProjects, workspaces } from './build-state.mjs';
import { withLock } from './lock.mjs';
import { giveUp, root } from './workspace.mjs';

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

if (process.argv[1] === import.meta.filename) await build({ say: console.error });
