import type { Config } from './platform/config/config.js';
import { databaseProblem } from './platform/database/database-problem.js';
import { runningDatabaseUrl, startEmbeddedDatabase } from './platform/database/embedded-database.js';

interface Options {
  /** Whether the embedded database may be one that another process has started. */
  readonly mayShare: boolean;
}

/** Runs a command on the configured database, and starts the embedded one for it if necessary. */
export async function withDatabase<Result>(
  { databaseUrl, dataDir }: Config,
  { mayShare }: Options,
  work: (databaseUrl: string) => Promise<Result>,
): Promise<Result> {
  if (databaseUrl !== undefined) {
    return work(databaseUrl).catch((error: unknown) => {
      throw databaseProblem(error, databaseUrl);
    });
  }
  const running = mayShare ? runningDatabaseUrl(dataDir) : undefined;
  if (running !== undefined) return work(running);
  const server = await startEmbeddedDatabase(dataDir);
  try {
    return await work(server.url);
  } finally {
    await server.stop();
  }
}
