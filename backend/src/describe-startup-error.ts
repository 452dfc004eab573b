import { BackupError, BucketError } from '@tessera/backup';
import { EmbeddedPostgresError } from '@tessera/embedded-postgres';
import { ConfigError } from './platform/config/config.js';

/** Of `parseArgs`: an option or an argument that a command doesn't have. */
const isMistyped = (error: unknown): error is Error =>
  error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS_');

/** One line per problem if the cause is known; otherwise the error in full. */
export function describeStartupError(error: unknown): unknown {
  if (error instanceof ConfigError) return `Invalid configuration:\n${error.message}`;
  if (error instanceof BackupError || error instanceof BucketError) return error.message;
  if (error instanceof EmbeddedPostgresError || isMistyped(error)) return error.message;
  return error;
}
