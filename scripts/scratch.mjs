// A temporary folder for a run. Neither it nor the servers in it outlive the run, even if the run is killed.
import { execFileSync, spawn } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statfsSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const WATCHDOG = path.join(import.meta.dirname, 'scratch.mjs');
const POSTGRES = 'postmaster.pid';
const PID_FILE = /^(postmaster|redis|process-?\d+)\.pid$/;

/** A file system in memory, on Linux. */
const MEMORY = '/dev/shm';
/** Several times what a whole run of the tests uses at its peak. */
const NEEDED_BYTES = 8 * 1024 ** 3;

/**
 * For a run of tests: in memory where that is possible, since creating a database for each spec file costs ten
 * times as much on a disk. `TMPDIR` names another place.
 */
export const makeTestScratch = () =>
  makeScratch(process.env.TMPDIR === undefined && hasRoomInMemory() ? MEMORY : os.tmpdir());

/** Whether there is room, and programs may run there. */
function hasRoomInMemory() {
  const free = os.platform() === 'linux' && existsSync(MEMORY) ? freeBytes(MEMORY) : 0;
  return Math.min(free, process.availableMemory()) >= NEEDED_BYTES && runsPrograms(MEMORY);
}

function freeBytes(folder) {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
}

function runsPrograms(folder) {
  let own;
  try {
    own = mkdtempSync(path.join(folder, 'tessera-probe-'));
    const program = path.join(own, 'program');
    writeFileSync(program, '#!/bin/sh\n', { mode: 0o700 });
    execFileSync(program);
    return true;
  } catch {
    return false;
  } finally {
    if (own) rmSync(own, { recursive: true, force: true });
  }
}

/** Other users may enter it, because packaging tests run as another user, but only the owner may list it. */
export function makeScratch(parent = os.tmpdir()) {
  const folder = mkdtempSync(path.join(parent, 'tessera-'));
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
 * Makes sure that a process ends when the folder is swept. A negative ID stands for a process group, as in
 * `kill`. Call the returned function once the process has ended, before its ID is reused.
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

/**
 * If a process removes a folder during a recursive read, the whole read fails, so each folder is read
 * separately.
 */
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

/** Ends the servers in the folder and removes it. Does nothing if it no longer exists. */
export function sweep(folder) {
  if (!existsSync(folder)) return;
  endProcesses(folder);
  rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
}

// As the watchdog, this program gets the folder, and a pipe that ends with the process to watch.
if (process.argv[1] === WATCHDOG) process.stdin.on('end', () => sweep(process.argv[2])).resume();
