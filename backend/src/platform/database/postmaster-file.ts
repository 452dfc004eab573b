import { spawnSync } from 'node:child_process';
import { readFileSync, readlinkSync, realpathSync, rmSync } from 'node:fs';
import path from 'node:path';

/** What `postmaster.pid` tells: PostgreSQL writes it at the start and removes it at an orderly end. */
export interface Postmaster {
  pid: number;
  port: number;
  ready: boolean;
}

const pathOf = (dataDir: string) => path.join(dataDir, 'postmaster.pid');

/** What the file says, be it true or left behind by a server that was killed. */
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

/** The server that serves this folder at this moment, if one does. */
export function runningPostmaster(dataDir: string): Postmaster | undefined {
  const written = readPostmasterFile(dataDir);
  return written !== undefined && servesFolder(written.pid, dataDir) ? written : undefined;
}

/**
 * Removes the file of a server that is gone where PostgreSQL would not dare to: when its number belongs by
 * now to another process, or to a dead one that nobody has reaped. All other cases it settles by itself.
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

/** Whether this very process is alive and a PostgreSQL of this folder: process numbers are used again. */
function servesFolder(pid: number, dataDir: string): boolean {
  try {
    if (process.platform === 'linux') {
      // Every PostgreSQL process works inside its data folder; a dead one (zombie) is in no folder.
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
