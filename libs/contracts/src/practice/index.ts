export type * from './practice.js';
