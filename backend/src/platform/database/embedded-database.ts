import path from 'node:path';
import {
  runningEmbeddedUrl,
  startEmbeddedPostgres,
  type EmbeddedPostgres,
  type EmbeddedPostgresOptions,
  type ServerSettings,
} from '@tessera/embedded-postgres';

/** In the folder of everything that the program keeps. */
export const embeddedFolder = (dataDir: string): string => path.join(dataDir, 'postgres');

const settingsIn = (dataDir: string): ServerSettings => ({
  dataDir: embeddedFolder(dataDir),
  // Existing folders have this name.
  name: 'tessera',
  folderSetting: 'DATA_DIR',
  hint: 'To use your own PostgreSQL server instead, set DATABASE_URL.',
});

/** Starts the database that is used without DATABASE_URL, as `startEmbeddedPostgres` does. */
export const startEmbeddedDatabase = (
  dataDir: string,
  options: Pick<EmbeddedPostgresOptions, 'durable' | 'onExit'> = {},
): Promise<EmbeddedPostgres> => startEmbeddedPostgres({ ...settingsIn(dataDir), ...options });

/** Its URL if another process has started it. */
export const runningDatabaseUrl = (dataDir: string): string | undefined =>
  runningEmbeddedUrl(settingsIn(dataDir));
