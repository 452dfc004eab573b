import { sqlStateOf } from './sql-state.js';

// Deadlock detected, serialization failure: the server has rolled back this one so that others can go on.
const CONFLICTS = new Set(['40P01', '40001']);

/** Did the server undo a transaction that was right, so that the same again may well succeed? */
export const isTransactionConflict = (error: unknown): boolean => CONFLICTS.has(sqlStateOf(error) ?? '');
