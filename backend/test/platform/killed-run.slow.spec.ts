import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { eventually } from '../support/eventually.js';

const support = (file: string) => path.join(import.meta.dirname, '../support', file);

const SERVERS = `
import startServers from '${support('start-servers.mjs')}';
import { testRun } from '${support('test-server.mjs')}';
await startServers();
console.log(testRun.folder);`;

const WORKER = `
import '${support('shared-environment.mjs')}';
setInterval(() => undefined, 1000);
console.log(process.pid);`;

const JEST = `
import { spawn } from 'node:child_process';
spawn(process.execPath, ['--input-type=module', '--eval', ${JSON.stringify(WORKER)}], { stdio: 'inherit' });`;

/** Starts a program, and resolves to it and the first line of its output. */
async function run(program: string): Promise<{ process: ChildProcess; line: string }> {
  const { PATH, TMPDIR, REDIS_SERVER } = process.env;
  const args = ['--input-type=module', '--eval', program];
  const env = { PATH, TMPDIR, REDIS_SERVER };
  const child = spawn(process.execPath, args, { env, stdio: ['ignore', 'pipe', 'inherit'] });
  const [line] = (await once(child.stdout, 'data')) as [Buffer];
  return { process: child, line: line.toString().trim() };
}

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
  const { process: killed, line: folder } = await run(SERVERS);
  const servers = serversIn(folder);
  expect(servers).toHaveLength(2);
  expect(servers.every(isRunning)).toBe(true);
  killed.kill('SIGKILL');
  await eventually('the servers have ended', () => !servers.some(isRunning));
  await eventually('the folder is removed', () => !existsSync(folder));
});

test('a worker ends if the run that started it is killed', async () => {
  const { process: jest, line: worker } = await run(JEST);
  expect(isRunning(Number(worker))).toBe(true);
  jest.kill('SIGKILL');
  await eventually('the worker has ended', () => !isRunning(Number(worker)));
});
