import { Module } from '@nestjs/common';
import { LeaderboardsController } from './leaderboards.controller.js';
import { LeaderboardsStore } from './leaderboards.store.js';
import { periodScoresRetention } from './period-scores-retention.js';
import { PeriodScoresStore } from './period-scores.store.js';
import { ReadLeaderboards } from './read-leaderboards.js';
import { ReadPeriodLeaderboards } from './read-period-leaderboards.js';

@Module({
  controllers: [LeaderboardsController],
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
