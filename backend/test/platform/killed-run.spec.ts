import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { eventually } from '../support/eventually.js';

const support = (file: string) => path.join(import.meta.dirname, '../support', file);

const SERVERS = `
import startServers from '${support('start-servers.mjs')}';
import { testRun } from '${support('test-server.mjs')}';
await startServers({}, { displayName: { name: 'integration' } });
console.log(testRun.folder);`;

const WORKER = `
import '${support('shared-environment.mjs')}';
setInterval(() => undefined, 1000);
process.send('working');`;

const run = (program: string, stdio: ('ignore' | 'pipe' | 'inherit' | 'ipc')[]) => {
  const { PATH, TMPDIR, REDIS_SERVER } = process.env;
  const args = ['--input-type=module', '--eval', program];
  return spawn(process.execPath, args, { env: { PATH, TMPDIR, REDIS_SERVER }, stdio });
};

/** The process IDs of the servers with files in this folder. */
const serversIn = (folder: string): number[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.pid'))
    .map((file) => Number.parseInt(readFileSync(path.join(folder, file), 'utf8'), 10));

const isRunning = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

test('a killed test run leaves no servers and no files behind', async () => {
  const killed = run(SERVERS, ['ignore', 'pipe', 'inherit']);
  const [line] = (await once(killed.stdout ?? killed, 'data')) as [Buffer];
  const folder = line.toString().trim();
  const servers = serversIn(folder);
  expect(servers).toHaveLength(2);
  expect(servers.every(isRunning)).toBe(true);
  killed.kill('SIGKILL');
  await eventually('the servers have ended', () => !servers.some(isRunning));
  await eventually('the folder is removed', () => !existsSync(folder));
});

test('a worker ends if the run that started it is killed', async () => {
  const worker = run(WORKER, ['ignore', 'ignore', 'inherit', 'ipc']);
  const ended = once(worker, 'exit');
  await once(worker, 'message');
  worker.disconnect();
  expect(await ended).toEqual([1, null]);
});
