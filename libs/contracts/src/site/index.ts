export type * from './status.js';
