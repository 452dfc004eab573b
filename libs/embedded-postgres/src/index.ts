import { realpathSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { findPostgresBinaries } from './binaries.js';
import { createCluster, createFolder, readPassword } from './cluster.js';
import { connectionUrl, takeLease, type Access, type Lease } from './lease.js';
import { runningPostmaster } from './postmaster-file.js';
import { launchServer, signalServer, waitForEnd } from './server.js';
import { EmbeddedPostgresError, withDefaults, type Server, type ServerSettings } from './settings.js';

export { EmbeddedPostgresError, type ServerSettings } from './settings.js';

/** A running server that this process is responsible for. */
export interface EmbeddedPostgres {
  /** The URL of the database, with its password: never log it. */
  url: string;
  /** Whether the server was already running, left behind by a killed process. */
  reused: boolean;
  /** Closes all connections and stops the server; resolves when it has ended. Can be called twice. */
  stop(): Promise<void>;
}

export interface EmbeddedPostgresOptions extends ServerSettings {
  /** False only in tests: faster, but a power failure may corrupt the data. */
  durable?: boolean;
  /** Called once if the server ends without `stop` having been called. */
  onExit?: () => void;
}

const POLL_MS = 50;
/** Enough for a previous process that is shutting down. */
const LEASE_TIMEOUT_MS = 5_000;
/** A server that recovers after a power failure may take long to respond. */
const ANSWER_TIMEOUT_MS = 60_000;
const STOP_TIMEOUT_MS = 30_000;

/**
 * Starts PostgreSQL from the npm package on a free port of 127.0.0.1, or takes over a server that a killed
 * process left running on the same folder. Rejects with an EmbeddedPostgresError if neither works, and with the
 * system's error if the folder can't be read or written.
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const { durable = true, onExit } = options;
  const settings = withDefaults(options);
  const binaries = findPostgresBinaries(settings);
  const dataDir = realFolder(settings.dataDir);
  const folder = { ...settings, dataDir };
  await createCluster(binaries, folder, durable);
  const server = { ...folder, password: readPassword(folder) };

  let reused = runningPostmaster(dataDir) !== undefined;
  for (;;) {
    let launched: { detach(): void } | undefined;
    if (runningPostmaster(dataDir) === undefined) {
      launched = await launchServer(binaries, server, durable);
      reused = false;
    }
    try {
      const lease = await leaseOf(server);
      if (lease !== undefined) return manageServer(server, reused, lease, onExit);
    } finally {
      launched?.detach();
    }
  }
}

/** The URL of the database of a server that another process has started on this folder; undefined if there is none. */
export function runningEmbeddedUrl({ dataDir, name }: ServerSettings): string | undefined {
  const folder = realFolder(dataDir);
  const running = runningPostmaster(folder);
  if (!running?.ready) return undefined;
  return connectionUrl({ name, password: readPassword({ dataDir: folder, name }) }, running.port);
}

/** PostgreSQL reports its folder without symbolic links. The folder itself may not exist yet. */
function realFolder(dataDir: string): string {
  const parent = path.dirname(path.resolve(dataDir));
  createFolder(parent);
  return path.join(realpathSync(parent), path.basename(dataDir));
}

/** Undefined if the server ended before it could be leased. */
async function leaseOf(server: Server & Access): Promise<Lease | undefined> {
  const { dataDir, folderSetting, hint } = server;
  const begin = Date.now();
  for (;;) {
    const running = runningPostmaster(dataDir);
    if (running === undefined) return undefined;
    let obstacle: string;
    let timeout = ANSWER_TIMEOUT_MS;
    try {
      const lease = await takeLease(server, running.port);
      if (!('holder' in lease)) return lease;
      obstacle = `Another process is using it (${lease.holder}). Stop that process first, or set another ${folderSetting}.`;
      timeout = LEASE_TIMEOUT_MS;
    } catch (error) {
      obstacle = `Its server (process ${running.pid}) isn't responding: ${String(error)}. ${hint}`;
    }
    if (Date.now() - begin > timeout)
      throw new EmbeddedPostgresError(`The data folder ${dataDir} is in use. ${obstacle}`);
    await sleep(POLL_MS);
  }
}

function manageServer(
  server: Server & Access,
  reused: boolean,
  firstLease: Lease,
  onExit?: () => void,
): EmbeddedPostgres {
  const { dataDir } = server;
  let lease = firstLease;
  let stopping: Promise<void> | undefined;

  // The last resort if the program ends without calling `stop`.
  const interruptServer = () => signalServer(dataDir, 'SIGINT');
  process.once('exit', interruptServer);

  const watch = async (): Promise<void> => {
    await lease.lost;
    if (stopping) return;
    // If one of its processes dies, the server drops all connections, recovers and continues.
    const renewed = await leaseOf(server).catch(() => undefined);
    if (renewed === undefined) return stopping ? undefined : onExit?.();
    lease = renewed;
    return watch();
  };
  void watch();

  const stop = async (): Promise<void> => {
    // Interrupt first and release afterwards, so that no other process takes over a server that is about to
    // end.
    interruptServer();
    if (!(await waitForEnd(dataDir, STOP_TIMEOUT_MS))) {
      signalServer(dataDir, 'SIGQUIT');
      await waitForEnd(dataDir, STOP_TIMEOUT_MS);
    }
    await lease.release();
    process.removeListener('exit', interruptServer);
  };
  return {
    url: connectionUrl(server, firstLease.port),
    reused,
    stop: () => (stopping ??= stop()),
  };
}
