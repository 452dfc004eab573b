import { sqlStateOf } from './sql-state.js';

const UNIQUE_VIOLATION = '23505';

/** Whether a statement failed because another row already has a value that must be unique. */
export const isUniqueViolation = (error: unknown): boolean => sqlStateOf(error) === UNIQUE_VIOLATION;
