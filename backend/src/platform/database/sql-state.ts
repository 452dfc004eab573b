import { QueryFailedError } from 'typeorm';

/** The five characters by which the server says what is wrong with a statement; undefined for other errors. */
export function sqlStateOf(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  // The driver's own, or as TypeORM wraps it.
  const cause: object = error instanceof QueryFailedError ? (error.driverError as Error) : error;
  return 'code' in cause && typeof cause.code === 'string' ? cause.code : undefined;
}
