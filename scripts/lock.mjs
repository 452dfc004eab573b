// A lock between processes of one checkout: a file that names its holder, who keeps touching it.
import { randomUUID } from 'node:crypto';
import {
  linkSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

/** Outside node_modules, which an install deletes. */
const FOLDER = fileURLToPath(new URL('../.nx/locks/', import.meta.url));
const RETRY_MS = 100;
const TOUCH_MS = 1_000;
/**
 * A holder that hasn't touched its lock for this long was killed, and its process ID may belong to another
 * process.
 */
const STALE_MS = 30_000;

/** Runs `work` while no other process holds the lock of this name. */
export async function withLock(name, work) {
  mkdirSync(FOLDER, { recursive: true });
  const file = path.join(FOLDER, name.replace(/\W+/g, '-'));
  const release = await acquire(file);
  try {
    return await work();
  } finally {
    release();
  }
}

async function acquire(file) {
  const mine = `${process.pid} ${randomUUID()}`;
  while (!take(file, mine)) {
    removeIfStale(file);
    await sleep(RETRY_MS);
  }
  const touching = setInterval(() => touch(file), TOUCH_MS);
  touching.unref();
  const release = () => {
    clearInterval(touching);
    process.removeListener('exit', release);
    if (contentOf(file) === mine) rmSync(file, { force: true });
  };
  process.once('exit', release);
  return release;
}

/** Links a complete file into place, so that there is never a lock without a holder. */
function take(file, content) {
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, content);
  try {
    linkSync(draft, file);
    return true;
  } catch (error) {
    if (error.code === 'EEXIST') return false;
    throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}

function removeIfStale(file) {
  const aside = `${file}.stale-${process.pid}`;
  try {
    const content = contentOf(file);
    if (content === undefined) return;
    const age = Date.now() - statSync(file).mtimeMs;
    if (isAlive(Number.parseInt(content, 10)) && age < STALE_MS) return;
    renameSync(file, aside);
    // If another process has replaced it in the meantime, put it back.
    if (contentOf(aside) !== content) linkSync(aside, file);
    rmSync(aside, { force: true });
  } catch (error) {
    if (error.code !== 'ENOENT' && error.code !== 'EEXIST') throw error;
  }
}

function contentOf(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  }
}

function touch(file) {
  const now = new Date();
  try {
    utimesSync(file, now, now);
  } catch {
    // Someone has removed it by hand; continue.
  }
}

/** Whether a process with this ID exists, even if it belongs to somebody else. */
export function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}
