// `node scripts/build-project.mjs COMMAND … --outDir`, run in a project folder, builds the project unless its
// build is up to date. The command writes to a folder next to `dist`. Then only files that differ are moved
// over, each atomically, so that a server running from `dist` never finds a file missing or half written.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, readdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { inputsOf, isCurrent, recordBuild } from './build.mjs';
import { withLock } from './lock.mjs';

const DRAFT = 'dist.new';
const DIST = 'dist';
/** Moved last, because they refer to the other files. */
const LAST = ['index.html', 'service-worker.js'];

const { name } = JSON.parse(readFileSync('package.json', 'utf8'));
await withLock(name, buildUnlessCurrent);

async function buildUnlessCurrent() {
  if (isCurrent(name)) return;
  const inputs = inputsOf(name);
  rmSync(DRAFT, { recursive: true, force: true });
  const [command, ...args] = process.argv.slice(2);
  const [code] = await once(spawn(command, [...args, DRAFT], { stdio: 'inherit' }), 'exit');
  if (code !== 0) process.exit(code ?? 1);
  moveOver();
  recordBuild(name, inputs);
}

function moveOver() {
  const built = filesIn(DRAFT);
  for (const file of [...built].sort((a, b) => LAST.indexOf(a) - LAST.indexOf(b))) {
    const [from, to] = [path.join(DRAFT, file), path.join(DIST, file)];
    if (existsSync(to) && readFileSync(to).equals(readFileSync(from))) continue;
    mkdirSync(path.dirname(to), { recursive: true });
    renameSync(from, to);
  }
  for (const file of filesIn(DIST)) if (!built.has(file)) rmSync(path.join(DIST, file));
  rmSync(DRAFT, { recursive: true, force: true });
}

function filesIn(folder) {
  if (!existsSync(folder)) return new Set();
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  return new Set(files.map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name))));
}
