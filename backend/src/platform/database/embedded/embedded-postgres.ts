import { mkdirSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { EmbeddedPostgresError } from './embedded-postgres-error.js';
import { findPostgresBinaries, OWN_SERVER_HINT } from './postgres-binaries.js';
import { createCluster, readPassword } from './postgres-cluster.js';
import { connectionUrl, DATABASE, takeLease, type Lease } from './postgres-lease.js';
import { launchServer } from './postgres-server.js';
import { runningPostmaster } from './postmaster-file.js';

/** A running server that this process is responsible for. */
export interface EmbeddedPostgres {
  /** The URL of the application's database, with its password: never log it. */
  url: string;
  /** Whether the server was already running, left behind by a killed process. */
  reused: boolean;
  /** Closes all connections and stops the server; resolves when it has ended. Can be called twice. */
  stop(): Promise<void>;
}

export interface EmbeddedPostgresOptions {
  /** PostgreSQL's data folder; created if missing. */
  dataDir: string;
  /** False only in tests: faster, but a power failure may corrupt the data. */
  durable?: boolean;
  /** Called once if the server ends without `stop` having been called. */
  onExit?: () => void;
}

const POLL_MS = 50;
/** Enough for a previous process that is shutting down. */
const HOLDER_TIMEOUT_MS = 5_000;
/** A server that recovers after a power failure may take long to respond. */
const ANSWER_TIMEOUT_MS = 60_000;
const STOP_TIMEOUT_MS = 30_000;

/**
 * Starts PostgreSQL from the npm package on a free port of 127.0.0.1, or takes over a server that a killed
 * process left running on the same folder. Rejects with a message for the operator if neither works.
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const { durable = true, onExit } = options;
  const binaries = findPostgresBinaries();
  const dataDir = realFolder(options.dataDir);
  await createCluster(binaries, dataDir, durable);
  const password = readPassword(dataDir);

  let reused = runningPostmaster(dataDir) !== undefined;
  for (;;) {
    let launched: { detach(): void } | undefined;
    if (runningPostmaster(dataDir) === undefined) {
      launched = await launchServer(binaries, dataDir, durable);
      reused = false;
    }
    try {
      const lease = await leaseOf(dataDir, password);
      if (lease !== undefined) return inCharge(dataDir, password, reused, lease, onExit);
    } finally {
      launched?.detach();
    }
  }
}

/** The URL of the database of a server that another process has started on this folder; undefined if there is none. */
export function runningEmbeddedUrl(folder: string): string | undefined {
  const dataDir = realFolder(folder);
  const running = runningPostmaster(dataDir);
  return running?.ready ? connectionUrl(running.port, readPassword(dataDir), DATABASE) : undefined;
}

/** PostgreSQL reports its folder without symbolic links. The folder itself may not exist yet. */
function realFolder(dataDir: string): string {
  const parent = path.dirname(path.resolve(dataDir));
  mkdirSync(parent, { recursive: true });
  return path.join(realpathSync(parent), path.basename(dataDir));
}

/** Undefined if the server ended before it could be leased. */
async function leaseOf(dataDir: string, password: string): Promise<Lease | undefined> {
  const begin = Date.now();
  for (;;) {
    const running = runningPostmaster(dataDir);
    if (running === undefined) return undefined;
    let obstacle: string;
    let patience = ANSWER_TIMEOUT_MS;
    try {
      const lease = await takeLease(running.port, password, dataDir);
      if (!('holder' in lease)) return lease;
      obstacle = `Another process is using it (${lease.holder}). Stop that process first, or set another DATA_DIR.`;
      patience = HOLDER_TIMEOUT_MS;
    } catch (error) {
      obstacle = `Its server (process ${running.pid}) isn't responding: ${String(error)}. ${OWN_SERVER_HINT}`;
    }
    if (Date.now() - begin > patience)
      throw new EmbeddedPostgresError(`The data folder ${dataDir} is in use. ${obstacle}`);
    await sleep(POLL_MS);
  }
}

function inCharge(
  dataDir: string,
  password: string,
  reused: boolean,
  firstLease: Lease,
  onExit?: () => void,
): EmbeddedPostgres {
  let lease = firstLease;
  let stopping: Promise<void> | undefined;

  // The last resort if the program ends without calling `stop`.
  const interruptServer = () => signalServer(dataDir, 'SIGINT');
  process.once('exit', interruptServer);

  const watch = async (): Promise<void> => {
    await lease.lost;
    if (stopping) return;
    // If one of its processes dies, the server drops all connections, recovers and continues.
    const renewed = await leaseOf(dataDir, password).catch(() => undefined);
    if (renewed === undefined) return stopping ? undefined : onExit?.();
    lease = renewed;
    return watch();
  };
  void watch();

  const stop = async (): Promise<void> => {
    // Interrupt first and release afterwards, so that no other process takes over a server that is about to
    // end.
    interruptServer();
    if (!(await serverGone(dataDir, STOP_TIMEOUT_MS))) {
      signalServer(dataDir, 'SIGQUIT');
      await serverGone(dataDir, STOP_TIMEOUT_MS);
    }
    await lease.release();
    process.removeListener('exit', interruptServer);
  };
  return {
    url: connectionUrl(firstLease.port, password, DATABASE),
    reused,
    stop: () => (stopping ??= stop()),
  };
}

function signalServer(dataDir: string, signal: NodeJS.Signals): void {
  const server = runningPostmaster(dataDir);
  if (server === undefined) return;
  try {
    process.kill(server.pid, signal);
  } catch {
    // It has just ended.
  }
}

async function serverGone(dataDir: string, timeoutMs: number): Promise<boolean> {
  const end = Date.now() + timeoutMs;
  while (runningPostmaster(dataDir) !== undefined) {
    if (Date.now() > end) return false;
    await sleep(5);
  }
  return true;
}
