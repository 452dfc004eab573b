import { ConfigError } from './config.js';

/** An error of a system call or the database. */
interface SystemError extends Error {
  code?: string;
  path?: string;
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
  const place = (error as SystemError | undefined)?.path ?? dataDir;
  return blamed(error, {
    EEXIST: `DATA_DIR: ${place} is a file, not a folder`,
    ENOTDIR: `DATA_DIR: ${place} is inside a file, not a folder`,
    EACCES: `DATA_DIR: this user isn't allowed to write to ${place}`,
    EPERM: `DATA_DIR: this user isn't allowed to write to ${place}`,
    EROFS: `DATA_DIR: ${place} is read-only`,
    ENOSPC: `DATA_DIR: no space left for ${place}`,
  });
}
