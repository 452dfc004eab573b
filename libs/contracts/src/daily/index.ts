export type * from './daily-progress.js';
export type * from './daily-spread.js';
export type * from './daily.js';
export * from './held-back.js';
export type * from './simple-daily.js';
