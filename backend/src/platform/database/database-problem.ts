import { QueryFailedError, TypeORMError } from 'typeorm';
import { ConfigError } from '../config/config.js';
import { blamed } from '../config/startup-problems.js';
import { isDatabaseUnavailable } from './database-errors.js';

/** Explains why the database can't be used. Never quotes DATABASE_URL, which contains a password. */
export function databaseProblem(error: unknown, url: string): unknown {
  const { host, hostname, searchParams } = new URL(url);
  const server = host || searchParams.get('host');
  const unanswered = `DATABASE_URL: no server is responding at ${server}`;
  const said = `DATABASE_URL: ${error instanceof Error ? error.message : ''}`;
  const problem = blamed(error, {
    ECONNREFUSED: unanswered,
    ETIMEDOUT: unanswered,
    EHOSTUNREACH: unanswered,
    ENOENT: unanswered,
    ENOTFOUND: `DATABASE_URL: the host ${hostname} can't be resolved`,
    EAI_AGAIN: `DATABASE_URL: the host ${hostname} can't be resolved`,
    // Wrong password, unknown or rejected user, unknown database, missing privileges.
    '28P01': said,
    '28000': said,
    '3D000': said,
    '42501': said,
  });
  if (problem instanceof ConfigError || !isDatabaseUnavailable(problem)) return problem;
  return new ConfigError(`DATABASE_URL: the server at ${server} is unavailable: ${reasonOf(problem)}`);
}

/** What the server or the driver said. TypeORM's own errors only say what it couldn't do afterwards. */
const reasonOf = (error: unknown): string =>
  error instanceof TypeORMError && !(error instanceof QueryFailedError)
    ? 'it closed the connection'
    : (error as Error).message;
