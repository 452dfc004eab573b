import { QueryFailedError } from 'typeorm';

/** The server's five-character code for a failed statement; undefined for other errors. */
export function sqlStateOf(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  // The driver's error, possibly wrapped by TypeORM.
  const cause: object = error instanceof QueryFailedError ? (error.driverError as Error) : error;
  return 'code' in cause && typeof cause.code === 'string' ? cause.code : undefined;
}
