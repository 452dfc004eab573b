import { Module } from '@nestjs/common';
import { LeaderboardsController } from './leaderboards.controller.js';
import { LeaderboardsRepository } from './leaderboards.repository.js';
import { periodScoresRetention, PeriodScoresRepository } from './period-scores.repository.js';
import { LeaderboardsService } from './leaderboards.service.js';
import { PeriodLeaderboardsService } from './period-leaderboards.service.js';

@Module({
  controllers: [LeaderboardsController],
  providers: [
    LeaderboardsRepository,
    LeaderboardsService,
    PeriodScoresRepository,
    PeriodLeaderboardsService,
    periodScoresRetention,
  ],
  exports: [LeaderboardsService, PeriodLeaderboardsService],
})
export class LeaderboardsModule {}
