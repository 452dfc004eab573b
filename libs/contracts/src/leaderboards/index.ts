export type * from './leaderboards.js';
export type * from './period-leaderboards.js';
