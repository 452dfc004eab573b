import { ConfigError } from './config.js';

/** What a system call, or the database, says when it fails. */
interface SystemError extends Error {
  code?: string;
  path?: string;
}

/** Which variable is to blame for a code, and what is wrong with it. */
type Blame = Readonly<Record<string, string>>;

/** The problem as a line that names the variable; the error itself where it is none of these. */
function blamed(error: unknown, blame: Blame): unknown {
  const first: unknown = error instanceof AggregateError ? error.errors[0] : error;
  if (!(first instanceof Error)) return error;
  const line = blame[(first as SystemError).code ?? ''];
  return line === undefined ? error : new ConfigError(line);
}

/** As it stands in an address: an IPv6 host goes in brackets. */
export const hostAndPort = (host: string, port: number): string =>
  host.includes(':') ? `[${host}]:${port}` : `${host}:${port}`;

/** Why the program cannot listen at an address. */
export const listenProblem = (error: unknown, host: string, port: number): unknown =>
  blamed(error, {
    EADDRINUSE: `PORT: another program listens at ${hostAndPort(host, port)}; stop that one, or choose another PORT`,
    EACCES: `PORT: this user may not listen at port ${port}; choose one of 1024 or more`,
    EADDRNOTAVAIL: `HOST: ${host} is no address of this machine`,
    ENOTFOUND: `HOST: ${host} is unknown`,
    EAI_AGAIN: `HOST: ${host} is unknown`,
  });

/** Why the metrics cannot be offered there. */
export const metricsPortProblem = (error: unknown, host: string, port: number): unknown =>
  blamed(error, {
    EADDRINUSE: `METRICS_PORT: another program listens at ${hostAndPort(host, port)}; choose another METRICS_PORT`,
    EACCES: `METRICS_PORT: this user may not listen at port ${port}; choose one of 1024 or more`,
  });

/** Why the server of DATABASE_URL cannot be used. The address itself is never told: it holds a password. */
export function databaseProblem(error: unknown, url: string): unknown {
  const { host, hostname, searchParams } = new URL(url);
  const unanswered = `DATABASE_URL: no server answers at ${host || searchParams.get('host')}`;
  const said = `DATABASE_URL: ${error instanceof Error ? error.message : ''}`;
  return blamed(error, {
    ECONNREFUSED: unanswered,
    ETIMEDOUT: unanswered,
    EHOSTUNREACH: unanswered,
    ENOENT: unanswered,
    ENOTFOUND: `DATABASE_URL: the host ${hostname} is unknown`,
    EAI_AGAIN: `DATABASE_URL: the host ${hostname} is unknown`,
    // Wrong password, no such user or not from here, no such database, no right to make tables.
    '28P01': said,
    '28000': said,
    '3D000': said,
    '42501': said,
  });
}

/** Why nothing can be kept in DATA_DIR. */
export function dataDirProblem(error: unknown, dataDir: string): unknown {
  const place = (error as SystemError | undefined)?.path ?? dataDir;
  return blamed(error, {
    EEXIST: `DATA_DIR: ${place} is a file, not a folder`,
    ENOTDIR: `DATA_DIR: ${place} is below a file, not a folder`,
    EACCES: `DATA_DIR: this user may not write to ${place}`,
    EPERM: `DATA_DIR: this user may not write to ${place}`,
    EROFS: `DATA_DIR: ${place} can only be read`,
    ENOSPC: `DATA_DIR: no space is left for ${place}`,
  });
}
