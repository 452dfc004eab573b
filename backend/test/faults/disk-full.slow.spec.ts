import { spawn, spawnSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { CALLS } from '@tessera/contracts/calls';
import { PLAYER_HEADER } from '@tessera/contracts/wire';
import { aPlayer } from '../support/app.js';
import { eventually } from '../support/eventually.js';
import { watchProgram, type Program } from '../support/program.js';

const MAIN = path.join(import.meta.dirname, '../../dist/main.js');
const SIZE = '250m';
/** A mount that only one process and its children see. It needs Linux and root. */
const mounted = (folder: string, command: string): string[] => [
  '-m',
  'sh',
  '-c',
  `mount -t tmpfs -o size=${SIZE} tmpfs ${folder} && ${command}`,
];
const canMount = spawnSync('unshare', mounted(os.tmpdir(), 'true')).status === 0;

const withMounts = canMount ? test : xtest;

/** Fills the disk as far as it goes. Returns what empties it again. */
function fill(folder: string): () => void {
  const file = path.join(folder, 'ballast');
  const descriptor = openSync(file, 'w');
  const block = Buffer.alloc(1 << 20);
  try {
    for (let size = block.length; size > 0;) {
      try {
        writeSync(descriptor, block, 0, size);
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
        size >>= 1;
      }
    }
  } finally {
    closeSync(descriptor);
  }
  return () => rmSync(file);
}

withMounts(
  'a full disk makes the program unready and its clients patient, and it recovers by itself',
  async () => {
    const folder = mkdtempSync(path.join(os.tmpdir(), 'tessera-disk-'));
    const child = spawn('unshare', mounted(folder, `exec ${process.execPath} ${MAIN}`), {
      env: {
        PATH: process.env['PATH'],
        PORT: '0',
        DATA_DIR: folder,
        DICTIONARY_URL: '',
        LIMITS: '0',
        METRICS_PORT: '0',
        BACKUP_DIR: '',
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const program: Program = watchProgram(child);
    try {
      const address = await program.address;
      const call = async ({ method, path: at }: { method: string; path: string }, body?: object) => {
        const headers = { [PLAYER_HEADER]: aPlayer(), 'content-type': 'application/json' };
        const init = { method, headers, ...(body && { body: JSON.stringify(body) }) };
        const { status } = await fetch(address + at, init);
        return status;
      };
      const start = () => call(CALLS.createSimpleDaily, {});
      const comment = () => call(CALLS.sendFeedback, { message: 'x'.repeat(400) });
      const isReady = async () => (await call(CALLS.healthReady)) === 200;
      const metrics = /Metrics at (http:[^\s"]+)/.exec(program.output())?.[1] ?? '';
      const free = async () =>
        Number(/^tessera_db_free_bytes (\S+)$/m.exec(await (await fetch(metrics)).text())?.[1]);
      expect([await isReady(), await start(), await comment()]).toEqual([true, 201, 201]);
      expect(await free()).toBeGreaterThan(64 << 20);

      // The program's folder as it sees it.
      const empty = fill(path.join('/proc', String(child.pid), 'root', folder));
      expect(await isReady()).toBe(false);
      expect(await free()).toBeLessThan(1 << 20);
      const statuses = new Set<number>();
      // At first, rows still fit into files that exist.
      await eventually('something no longer fits', async () => {
        for (const status of await Promise.all([start(), start(), comment(), comment()]))
          statuses.add(status);
        return statuses.has(503);
      });
      expect([...statuses].filter((status) => status >= 500)).toEqual([503]);

      empty();
      await eventually('it is ready again', isReady);
      await eventually(
        'everything works again',
        async () => (await start()) === 201 && (await comment()) === 201,
      );
    } finally {
      program.signal('SIGTERM');
      await program.ended;
      rmSync(folder, { recursive: true, force: true });
    }
  },
);
