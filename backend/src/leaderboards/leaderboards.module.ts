import { Module } from '@nestjs/common';
import { LeaderboardsController } from './leaderboards.controller.js';
import { LeaderboardsStore } from './leaderboards.store.js';
import { PeriodLeaderboardsController } from './period-leaderboards.controller.js';
import { periodScoresRetention } from './period-scores-retention.js';
import { PeriodScoresStore } from './period-scores.store.js';
import { ReadLeaderboards } from './read-leaderboards.js';
import { ReadPeriodLeaderboards } from './read-period-leaderboards.js';

@Module({
  controllers: [LeaderboardsController, PeriodLeaderboardsController],
  providers: [
    LeaderboardsStore,
    ReadLeaderboards,
    PeriodScoresStore,
    ReadPeriodLeaderboards,
    periodScoresRetention,
  ],
  exports: [ReadLeaderboards, ReadPeriodLeaderboards],
})
export class LeaderboardsModule {}
