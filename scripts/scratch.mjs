// A temporary folder for a run. Neither it nor the servers in it outlive the run, even if the run is killed.
import { spawn } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const WATCHDOG = path.join(import.meta.dirname, 'watchdog.mjs');
const POSTGRES = 'postmaster.pid';
const PID_FILE = /^(postmaster|redis|process-?\d+)\.pid$/;

/** Other users may pass through it, since packaging tests run as another user; only the owner may list it. */
export function makeScratch() {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'tessera-'));
  chmodSync(folder, 0o711);
  sweepOnDeath(folder);
  return folder;
}

/** The watchdog reads from a pipe that only this process holds open, so it notices even a SIGKILL. */
function sweepOnDeath(folder) {
  const watchdog = spawn(process.execPath, [WATCHDOG, folder], {
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
  });
  watchdog.stdin.unref();
  watchdog.unref();
}

/**
 * Has a process end when the folder is swept; a negative number stands for a process group, as in `kill`.
 * Call the result once the process has ended, before its number belongs to another one.
 */
export function recordProcess(folder, pid) {
  const file = path.join(folder, `process${pid}.pid`);
  writeFileSync(file, String(pid));
  return () => rmSync(file, { force: true });
}

function endProcesses(folder) {
  for (const file of filesIn(folder)) {
    if (!PID_FILE.test(path.basename(file))) continue;
    try {
      const pid = Number(readFileSync(file, 'utf8').split('\n')[0]);
      // PostgreSQL needs a moment to release its shared memory.
      process.kill(pid, path.basename(file) === POSTGRES ? 'SIGQUIT' : 'SIGKILL');
    } catch {
      // It has already ended.
    }
  }
}

/** A folder that a process removes meanwhile fails the recursive reading of all, so each is read by itself. */
function filesIn(folder) {
  try {
    return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
      const file = path.join(folder, entry.name);
      return entry.isDirectory() ? filesIn(file) : [file];
    });
  } catch {
    return [];
  }
}

/** Ends the servers in the folder and removes it; does nothing if it is gone. */
export function sweep(folder) {
  if (!existsSync(folder)) return;
  endProcesses(folder);
  rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
}
