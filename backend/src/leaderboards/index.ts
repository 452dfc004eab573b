export { ReadLeaderboards } from './read-leaderboards.js';
export { ReadPeriodLeaderboards } from './read-period-leaderboards.js';
