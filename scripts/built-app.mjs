// Starts the built program for a single run: on a free port, with a data folder of its own and without rate
// limits.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { makeScratch, recordProcess, sweep } from './scratch.mjs';
import { root } from './workspace.mjs';

const PROGRAM = path.join(root, 'backend/dist/main.js');
const PAGE = path.join(root, 'frontend/dist/index.html');
const START_SECONDS = 180;
const STOP_SECONDS = 60;

const isReady = (url) =>
  fetch(`${url}/api/health/ready`, { signal: AbortSignal.timeout(2000) }).then(
    ({ ok }) => ok,
    () => false,
  );

/**
 * Resolves to `{ url, folder, stop }`, where `folder` is its DATA_DIR. Rejects with the program's output if
 * it doesn't become ready. `env` may depend on the app's own address, which has the host 127.0.0.1.
 * @param {Record<string, string> | ((url: string) => Promise<Record<string, string>>)} env
 */
export async function startBuiltApp(env = {}) {
  for (const file of [PROGRAM, PAGE]) {
    if (!existsSync(file))
      throw new Error(`${path.relative(root, file)} is missing: run \`npm run build\` first`);
  }
  const folder = makeScratch();
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const given = typeof env === 'function' ? await env(url) : env;
  const child = spawn(process.execPath, [PROGRAM], {
    cwd: root,
    env: {
      ...process.env,
      HOST: '127.0.0.1',
      PORT: String(port),
      DATA_DIR: folder,
      DATABASE_URL: '',
      LIMITS: '0',
      LOG_LEVEL: 'warn',
      DICTIONARY_URL: '',
      ...given,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  recordProcess(folder, child.pid);
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text) => (said = (said + text).slice(-8000)));
  const ended = new Promise((resolve) => child.once('exit', resolve));

  const stop = async () => {
    child.kill('SIGTERM');
    const late = await Promise.race([ended, sleep(STOP_SECONDS * 1000, 'late', { ref: false })]);
    if (late === 'late') child.kill('SIGKILL');
    sweep(folder);
    process.removeListener('exit', abandon);
  };
  const abandon = () => {
    child.kill('SIGKILL');
    sweep(folder);
  };
  process.once('exit', abandon);

  const end = Date.now() + START_SECONDS * 1000;
  while (!(await isReady(url))) {
    if (child.exitCode !== null || Date.now() > end) {
      await stop();
      throw new Error(`The program didn't become ready:\n${said}`);
    }
    await sleep(100);
  }
  return { url, folder, stop };
}

/**
 * A port of 127.0.0.1 that is currently free.
 * @returns {Promise<number>}
 */
export const freePort = () =>
  new Promise((resolve, reject) => {
    const server = net.createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
