import { PRODUCT } from '@tessera/contracts/product';
import ipaddr from 'ipaddr.js';
import { ConfigError, type Config } from './config.js';

/** An error of a system call or the database. */
interface SystemError extends Error {
  code?: string;
  path?: string;
  syscall?: string;
}

/** The message for each error code, starting with the variable that causes it. */
type Blame = Readonly<Record<string, string>>;

/** A ConfigError that names the variable, or the error itself if it has none of these codes. */
export function blamed(error: unknown, blame: Blame): unknown {
  const first: unknown = error instanceof AggregateError ? error.errors[0] : error;
  if (!(first instanceof Error)) return error;
  const line = blame[(first as SystemError).code ?? ''];
  return line === undefined ? error : new ConfigError(line);
}

/** A host and port as in a URL: IPv6 addresses in brackets. */
export const hostAndPort = (host: string, port: number): string =>
  host.includes(':') ? `[${host}]:${port}` : `${host}:${port}`;

/** Explains why the program can't listen on an address. */
export const listenProblem = (error: unknown, host: string, port: number): unknown =>
  blamed(error, {
    EADDRINUSE: `PORT: another program is using ${hostAndPort(host, port)}; stop it, or choose another PORT`,
    EACCES: `PORT: this user isn't allowed to use port ${port}; choose one from 1024 up`,
    EADDRNOTAVAIL: `HOST: ${host} isn't an address of this machine`,
    ENOTFOUND: `HOST: ${host} can't be resolved`,
    EAI_AGAIN: `HOST: ${host} can't be resolved`,
  });

/** Explains why the metrics can't be served there. */
export const metricsPortProblem = (error: unknown, host: string, port: number): unknown =>
  blamed(error, {
    EADDRINUSE: `METRICS_PORT: another program is using ${hostAndPort(host, port)}; choose another METRICS_PORT`,
    EACCES: `METRICS_PORT: this user isn't allowed to use port ${port}; choose one from 1024 up`,
  });

/** Explains why DATA_DIR can't be used. */
export function dataDirProblem(error: unknown, dataDir: string): unknown {
  const { path: place = dataDir, syscall = '' } = (error ?? {}) as Partial<SystemError>;
  // A program of PostgreSQL is missing.
  if (syscall.startsWith('spawn')) return error;
  return blamed(error, {
    EEXIST: `DATA_DIR: ${place} is a file, not a folder`,
    ENOTDIR: `DATA_DIR: ${place} is inside a file, not a folder`,
    ENOENT: `DATA_DIR: ${place} can't be created; check that the disks and links in its path are there`,
    EACCES: `DATA_DIR: this user isn't allowed to write to ${place}`,
    EPERM: `DATA_DIR: this user isn't allowed to write to ${place}`,
    EROFS: `DATA_DIR: ${place} is read-only`,
    ENOSPC: `DATA_DIR: no space left for ${place}`,
  });
}

const isLoopback = (host: string): boolean =>
  host === 'localhost' || (ipaddr.isValid(host) && ipaddr.process(host).range() === 'loopback');

const MAINTAINED_NODE = 22;

/** What doesn't prevent startup but may surprise the operator; one line each. */
export function startupWarnings(config: Config, node = process.versions.node): string[] {
  return [...oldNode(node), ...missingPublicUrl(config)];
}

function oldNode(version: string): string[] {
  if (Number.parseInt(version, 10) >= MAINTAINED_NODE) return [];
  return [
    `Node.js ${version} no longer gets security fixes, and a release of ${PRODUCT} in 2027 won't start on it. ` +
      'Please install Node.js 24.',
  ];
}

function missingPublicUrl({ host, publicOrigin, role }: Config): string[] {
  if (role === 'worker' || publicOrigin !== undefined || isLoopback(host)) return [];
  return [
    `PUBLIC_URL: not set, but other machines can reach HOST=${host}. Links in emails will use the local address ` +
      'at which a request arrived. Set PUBLIC_URL to the address that players use.',
  ];
}
