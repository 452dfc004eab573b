import { spawn } from 'node:child_process';
import { closeSync, openSync, readFileSync, statSync, truncateSync } from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { EmbeddedPostgresError } from './embedded-postgres-error.js';
import { OWN_SERVER_HINT, serverAccount, type PostgresBinaries } from './postgres-binaries.js';
import { removeMisleadingPostmasterFile, runningPostmaster } from './postmaster-file.js';

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
  dataDir: string,
  durable: boolean,
): Promise<{ detach(): void }> {
  removeMisleadingPostmasterFile(dataDir);
  for (let attempt = 1; ; attempt++) {
    const launched = await launchOnce(binaries, dataDir, durable, await freePort());
    if (!('complaint' in launched)) return launched;
    const { complaint } = launched;
    const portWasTaken = /could not bind|Address already in use/.test(complaint);
    if (portWasTaken && attempt < PORT_ATTEMPTS) continue;
    throw new EmbeddedPostgresError(
      `The embedded PostgreSQL didn't start.\n${complaint}\n${OWN_SERVER_HINT}`,
    );
  }
}

/** Resolves with the end of the server's log if no server became ready. */
async function launchOnce(
  binaries: PostgresBinaries,
  dataDir: string,
  durable: boolean,
  port: number,
): Promise<{ detach(): void } | { complaint: string }> {
  const account = serverAccount(dataDir);
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
