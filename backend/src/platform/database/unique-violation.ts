import { sqlStateOf } from './sql-state.js';

const UNIQUE_VIOLATION = '23505';

/** Did a statement fail because another row already has what must be unique? */
export const isUniqueViolation = (error: unknown): boolean => sqlStateOf(error) === UNIQUE_VIOLATION;
