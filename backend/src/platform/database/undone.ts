import { sqlStateOf } from './sql-state.js';

// Deadlock detected, serialization failure: the server has rolled back this one so that others can go on.
const UNDONE = new Set(['40P01', '40001']);

/** Did the server undo a transaction that was right, so that the same again may well succeed? */
export const isUndone = (error: unknown): boolean => UNDONE.has(sqlStateOf(error) ?? '');
