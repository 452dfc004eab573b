export { LeaderboardsService } from './leaderboards.service.js';
export { PeriodLeaderboardsService } from './period-leaderboards.service.js';
