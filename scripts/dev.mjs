// npm run dev: every side recompiled and reloaded as files change. One database for the whole session,
// so that restarts of the backend take no longer than the backend itself.
import { spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';
import { build } from './build.mjs';
import { binary, endWithNpm, giveUp, installPackages, requireNode, root } from './workspace.mjs';

const STOP_PATIENCE_MS = 10_000;
const onWindows = process.platform === 'win32';
const running = new Set();
let database;
let stopping = false;

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => stop(0));

process.chdir(root);
requireNode();
endWithNpm();
await installPackages();
await build({ except: '@tessera/frontend' });

if (!process.env.DATABASE_URL) process.env.DATABASE_URL = await startDatabase();
process.env.TESSERA_API ??= `http://127.0.0.1:${process.env.PORT || 3000}`;

await Promise.all([...compiledFolders()].map(watchTypeScript));
start('backend', ['--watch', '--watch-preserve-output', 'backend/dist/main.js'], { stdio: 'inherit' });
start('frontend', [binary('vite'), '--clearScreen', 'false'], { stdio: 'inherit', cwd: 'frontend' });

/** Started here and not by the backend, which is handed its address as that of any other server. */
async function startDatabase() {
  const folder = 'backend/dist/platform/database/embedded-postgres.js';
  const { startEmbeddedPostgres } = await import(pathToFileURL(path.resolve(folder)).href);
  try {
    database = await startEmbeddedPostgres({
      dataDir: path.join(process.env.DATA_DIR || '.data', 'postgres'),
      onExit: () => stop(1, 'The database ended by itself.'),
    });
  } catch (error) {
    giveUp(error.message);
  }
  return database.url;
}

function* compiledFolders() {
  const folders = [...readdirSync('libs').map((name) => path.join('libs', name)), 'backend'];
  for (const folder of folders) if (existsSync(path.join(folder, 'tsconfig.build.json'))) yield folder;
}

/** Resolves when the folder has been compiled for the first time; from then on it follows the changes. */
function watchTypeScript(folder) {
  const args = [binary('tsc', '@typescript/native'), '-p', `${folder}/tsconfig.build.json`, '-w'];
  const { stdout } = start(folder, [...args, '--preserveWatchOutput'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return new Promise((resolve) => {
    createInterface({ input: stdout }).on('line', (line) => {
      if (line.includes('Watching for file changes')) resolve();
      else if (line !== '' && !/Starting (incremental )?compilation/.test(line))
        console.log(`${folder}: ${line}`);
    });
  });
}

/** A process group of its own: Ctrl-C comes to us alone, and a tool's own children end with it. */
function start(name, args, options) {
  const child = spawn(process.execPath, args, { detached: !onWindows, ...options });
  running.add(child);
  child.once('exit', () => {
    running.delete(child);
    stop(1, `${name} ended by itself.`);
  });
  return child;
}

async function stop(exitCode, reason) {
  if (stopping) return;
  stopping = true;
  if (reason) console.error(reason);
  const ended = [...running].map((child) => new Promise((resolve) => child.once('exit', resolve)));
  signalAll('SIGTERM');
  const impatience = setTimeout(() => signalAll('SIGKILL'), STOP_PATIENCE_MS);
  await Promise.all(ended);
  clearTimeout(impatience);
  await database?.stop();
  process.exit(exitCode);
}

function signalAll(signal) {
  for (const child of running) {
    try {
      process.kill(onWindows ? child.pid : -child.pid, signal);
    } catch {
      // It has just ended by itself.
    }
  }
}
