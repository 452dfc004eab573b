import { spawnSync } from 'node:child_process';
import { readFileSync, readlinkSync, realpathSync, rmSync } from 'node:fs';
import path from 'node:path';

/** The contents of `postmaster.pid`, which PostgreSQL writes at startup and removes at a clean shutdown. */
export interface Postmaster {
  pid: number;
  port: number;
  ready: boolean;
}

const pathOf = (dataDir: string) => path.join(dataDir, 'postmaster.pid');

/** Reads the file, which may have been left behind by a killed server. */
function readPostmasterFile(dataDir: string): Postmaster | undefined {
  let lines: string[];
  try {
    lines = readFileSync(pathOf(dataDir), 'utf8').split('\n');
  } catch {
    return undefined;
  }
  const pid = Number(lines[0]);
  if (!Number.isInteger(pid) || pid < 1) return undefined;
  return { pid, port: Number(lines[3]), ready: lines[7]?.trim() === 'ready' };
}

/** The server that currently serves this folder, if any. */
export function runningPostmaster(dataDir: string): Postmaster | undefined {
  const written = readPostmasterFile(dataDir);
  return written !== undefined && servesFolder(written.pid, dataDir) ? written : undefined;
}

/**
 * Removes the file of a dead server in the cases in which PostgreSQL itself wouldn't: if its process ID now
 * belongs to another process, or to a zombie. PostgreSQL handles all other cases.
 */
export function removeMisleadingPostmasterFile(dataDir: string): void {
  const written = readPostmasterFile(dataDir);
  if (written === undefined || servesFolder(written.pid, dataDir)) return;
  try {
    process.kill(written.pid, 0);
  } catch {
    return;
  }
  rmSync(pathOf(dataDir), { force: true });
}

/** Whether this process is alive and serves this folder. Process IDs are reused. */
function servesFolder(pid: number, dataDir: string): boolean {
  try {
    if (process.platform === 'linux') {
      // Every PostgreSQL process works in its data folder; a zombie has no working directory.
      return readlinkSync(`/proc/${pid}/cwd`) === realpathSync(dataDir);
    }
    process.kill(pid, 0);
  } catch {
    return false;
  }
  if (process.platform === 'win32') return true;
  const { stdout } = spawnSync('ps', ['-o', 'stat=,comm=', '-p', String(pid)], { encoding: 'utf8' });
  const [state = '', ...command] = stdout.trim().split(/\s+/);
  return !state.startsWith('Z') && path.basename(command.join(' ')) === 'postgres';
}
