export type * from './solver.js';
