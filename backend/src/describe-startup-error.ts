import { ConfigError } from './platform/config/config.js';
import { EmbeddedPostgresError } from './platform/database/embedded-postgres-error.js';

/** One plain line per problem where it is known what went wrong; everything otherwise. */
export function describeStartupError(error: unknown): unknown {
  if (error instanceof ConfigError) return `The configuration is not right:\n${error.message}`;
  if (error instanceof EmbeddedPostgresError) return error.message;
  return error;
}
