import { spawn } from 'node:child_process';
import { closeSync, openSync, readFileSync, statSync, truncateSync } from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { serverAccount, type PostgresBinaries } from './binaries.js';
import { removeMisleadingPostmasterFile, runningPostmaster } from './postmaster-file.js';
import { EmbeddedPostgresError, type Server } from './settings.js';

const LOG_LIMIT_BYTES = 1_000_000;
const PORT_ATTEMPTS = 5;
const POLL_MS = 10;

const logOf = (dataDir: string) => path.join(dataDir, 'server.log');

/**
 * Starts a server on this folder and resolves once a server accepts connections, even if another process
 * started it at the same moment and ours gave way. If the program ends before `detach` is called, so does the
 * server that this started; by then, a lease has to exist.
 */
export async function launchServer(
  binaries: PostgresBinaries,
  server: Server,
  durable: boolean,
): Promise<{ detach(): void }> {
  removeMisleadingPostmasterFile(server.dataDir);
  for (let attempt = 1; ; attempt++) {
    const launched = await launchOnce(binaries, server, durable, await freePort());
    if (!('complaint' in launched)) return launched;
    const { complaint } = launched;
    const portWasTaken = /could not bind|Address already in use/.test(complaint);
    if (portWasTaken && attempt < PORT_ATTEMPTS) continue;
    throw new EmbeddedPostgresError(`The embedded PostgreSQL didn't start.\n${complaint}\n`, server.hint);
  }
}

/** Resolves with the end of the server's log if no server became ready. */
async function launchOnce(
  binaries: PostgresBinaries,
  server: Server,
  durable: boolean,
  port: number,
): Promise<{ detach(): void } | { complaint: string }> {
  const { dataDir } = server;
  const account = serverAccount(server);
  const settings = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    timezone: 'UTC',
    log_timezone: 'UTC',
    // The application logs failed statements. The server would include players' data.
    log_min_messages: 'log',
    // For tests, whose databases live for seconds.
    ...(durable ? {} : { fsync: 'off', full_page_writes: 'off', autovacuum: 'off' }),
  };
  const [command = '', ...args] = [
    ...account.prefix,
    binaries.postgres,
    '-D',
    dataDir,
    '-p',
    String(port),
    ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ];
  const log = openLog(dataDir);
  const before = statSync(logOf(dataDir)).size;
  const child = spawn(command, args, {
    ...account.options,
    // In its own process group, because Ctrl-C in the terminal is for us; we stop the server at the end.
    detached: true,
    windowsHide: true,
    stdio: ['ignore', log, log],
  });
  closeSync(log);
  const interrupt = () => child.kill('SIGINT');
  const detach = () => process.removeListener('exit', interrupt);
  process.once('exit', interrupt);
  const ended = new Promise<true>((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', () => resolve(true));
  }).finally(detach);
  while (runningPostmaster(dataDir)?.ready !== true) {
    const gone = await Promise.race([ended, sleep(POLL_MS, false)]);
    if (gone && runningPostmaster(dataDir) === undefined) {
      return { complaint: readFileSync(logOf(dataDir)).subarray(before).toString().trim().slice(-2000) };
    }
    if (gone) await sleep(POLL_MS);
  }
  return { detach };
}

/** Does nothing if no server serves this folder. */
export function signalServer(dataDir: string, signal: NodeJS.Signals): void {
  const server = runningPostmaster(dataDir);
  if (server !== undefined) signalProcess(server.pid, signal);
}

export function signalProcess(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch {
    // It has just ended.
  }
}

/** Whether the server of this folder ends within this time. */
export async function waitForEnd(dataDir: string, timeoutMs: number): Promise<boolean> {
  const end = Date.now() + timeoutMs;
  while (runningPostmaster(dataDir) !== undefined) {
    if (Date.now() > end) return false;
    await sleep(5);
  }
  return true;
}

/** Appends, so that the log of a failed run survives the next start. */
function openLog(dataDir: string): number {
  const size = statSync(logOf(dataDir), { throwIfNoEntry: false })?.size ?? 0;
  if (size > LOG_LIMIT_BYTES) truncateSync(logOf(dataDir));
  return openSync(logOf(dataDir), 'a', 0o600);
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = net.createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as net.AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}
