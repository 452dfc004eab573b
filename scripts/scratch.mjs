// A temporary folder for a run, and no trace of it afterwards.
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** Others may pass through it, since some of what is tried out there runs as another user; only the owner may look. */
export function makeScratch() {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'tessera-'));
  chmodSync(folder, 0o711);
  return folder;
}

const PID_FILES = ['postmaster.pid', 'redis.pid'];

/** Servers of a process that was killed run on: each has its process id in its folder. */
const endServers = (folder) => {
  for (const file of readdirSync(folder, { recursive: true })) {
    if (!PID_FILES.includes(path.basename(file))) continue;
    try {
      process.kill(Number(readFileSync(path.join(folder, file), 'utf8').split('\n')[0]), 'SIGQUIT');
    } catch {
      // It is gone already.
    }
  }
};

export function sweep(folder) {
  endServers(folder);
  rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
}
