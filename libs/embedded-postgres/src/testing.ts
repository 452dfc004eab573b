import { readFileSync } from 'node:fs';
import { findPostgresBinaries, type PostgresBinaries } from './binaries.js';
import { createCluster } from './cluster.js';
import { runningPostmaster } from './postmaster-file.js';
import { launchServer, signalProcess, waitForEnd } from './server.js';
import { withDefaults, type ServerSettings } from './settings.js';

export { serverAccount, type PostgresBinaries, type ServerAccount } from './binaries.js';
export { runningPostmaster, type Postmaster } from './postmaster-file.js';

/** A server that no process has leased. */
export interface UnmanagedServer {
  pid: number;
  /** On 127.0.0.1. */
  port: number;
  /** Stops it like an interrupt; resolves when it has ended. Rejects if it takes longer than half a minute. */
  stop(): Promise<void>;
  /** Kills all of its processes at the same moment, as the loss of its machine does. Linux only. */
  kill(): Promise<void>;
}

interface UnmanagedOptions extends Pick<ServerSettings, 'dataDir' | 'name'> {
  /** Programs of another installation, whose version the folder has. */
  binaries?: PostgresBinaries;
}

const END_TIMEOUT_MS = 30_000;

/**
 * Starts a server that isn't durable, without managing it: for tests that replicate it, lose it or read its files.
 * Creates the folder if it doesn't exist, but not the database; `runningEmbeddedUrl` returns its URL all the same.
 */
export async function startUnmanagedServer(options: UnmanagedOptions): Promise<UnmanagedServer> {
  const server = withDefaults(options);
  const { dataDir } = server;
  const { binaries = findPostgresBinaries(server) } = options;
  await createCluster(binaries, server, false);
  const launched = await launchServer(binaries, server, false);
  const { pid, port } = runningPostmaster(dataDir) ?? {};
  if (pid === undefined || port === undefined) throw new Error('PostgreSQL has ended by itself');
  const end = async (processes: readonly number[], signal: NodeJS.Signals): Promise<void> => {
    for (const id of processes) signalProcess(id, signal);
    if (!(await waitForEnd(dataDir, END_TIMEOUT_MS)))
      throw new Error(`PostgreSQL (process ${pid}) hasn't ended`);
    launched.detach();
  };
  return {
    pid,
    port,
    stop: () => end([pid], 'SIGINT'),
    kill: () => end([pid, ...childrenOf(pid)], 'SIGKILL'),
  };
}

/** Of a process on Linux. */
const childrenOf = (pid: number): number[] =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').map(Number);
