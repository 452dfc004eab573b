import { sqlStateOf } from './sql-state.js';

// Deadlock detected, serialization failure: the server rolled this transaction back so that others can
// continue.
const CONFLICTS = new Set(['40P01', '40001']);

/** Whether the server rolled back a valid transaction, so that a retry may succeed. */
export const isTransactionConflict = (error: unknown): boolean => CONFLICTS.has(sqlStateOf(error) ?? '');
