export type * from './words.js';
