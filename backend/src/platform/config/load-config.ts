import { z } from 'zod';
import { ConfigError, type Config } from './config.js';
import { DATABASE, environment } from './environment.js';

type Environment = Readonly<Record<string, string | undefined>>;

/** Reads the environment. Throws a ConfigError with one line per invalid variable. */
export const loadConfig = (env: Environment = process.env): Config => read(environment, env);

/** Reads only DATABASE_URL, for commands that need nothing else. */
export const loadDatabaseUrl = (env: Environment = process.env): string | undefined =>
  read(z.object(DATABASE), env).DATABASE_URL;

function read<T>(schema: z.ZodType<T>, env: Environment): T {
  const { data, error } = schema.safeParse(env);
  if (error) {
    throw new ConfigError(
      error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('\n'),
    );
  }
  return data;
}
