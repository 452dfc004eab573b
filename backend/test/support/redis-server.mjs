// A Redis server for a single test, without persistence.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { freePort } from '../../../scripts/built-app.mjs';

const START_SECONDS = 20;

/** Resolves once it responds. Rejects with its output if it ends before. */
const started = (child) =>
  new Promise((resolve, reject) => {
    let output = '';
    const timer = setTimeout(
      () => reject(new Error(`Redis did not start:\n${output}`)),
      START_SECONDS * 1000,
    );
    child.once('error', (error) =>
      reject(new Error(`No redis-server here (${error.message}): run npm test.`)),
    );
    child.once('exit', () => reject(new Error(`Redis ended:\n${output}`)));
    child.stdout.on('data', (chunk) => {
      output += chunk;
      if (!/Ready to accept connections|\+monitor/.test(output)) return;
      clearTimeout(timer);
      resolve();
    });
  });

/**
 * Starts one on 127.0.0.1. A port can be given for a server that is restarted, and more options. With a configuration
 * of a Sentinel, it is one.
 */
export async function startRedisServer(port, more = [], { sentinelFile } = {}) {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'tessera-redis-'));
  const used = port ?? (await freePort());
  const memoryOnly = ['--save', '', '--appendonly', 'no'];
  const mode = sentinelFile === undefined ? memoryOnly : [sentinelFile, '--sentinel'];
  const options = [...mode, '--port', String(used), '--bind', '127.0.0.1'];
  // The file tells `npm test` which process to end if this one is killed.
  const files = ['--dir', folder, '--pidfile', path.join(folder, 'redis.pid')];
  const child = spawn(process.env.REDIS_SERVER || 'redis-server', [...options, ...files, ...more], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const end = () => child.kill('SIGKILL');
  process.once('exit', end);
  const ended = new Promise((resolve) => child.once('close', resolve));
  const kill = async () => {
    end();
    await ended;
    process.off('exit', end);
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await started(child);
  } catch (error) {
    await kill();
    throw error;
  }
  return {
    port: used,
    url: `redis://127.0.0.1:${used}`,
    kill,
    signal: (signal) => void child.kill(signal),
  };
}
