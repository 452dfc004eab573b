import { BackupError, BucketError } from '@tessera/backup';
import { EmbeddedPostgresError } from '@tessera/embedded-postgres';
import { ConfigError } from './platform/config/config.js';

/** One line per problem if the cause is known; otherwise the error in full. */
export function describeStartupError(error: unknown): unknown {
  if (error instanceof ConfigError) return `Invalid configuration:\n${error.message}`;
  if (error instanceof BackupError || error instanceof BucketError) return error.message;
  if (error instanceof EmbeddedPostgresError) return error.message;
  return error;
}
