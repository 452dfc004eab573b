import { Module } from '@nestjs/common';
import { LeaderboardsController } from './leaderboards.controller.js';
import { LeaderboardsStore } from './leaderboards.store.js';
import { ReadLeaderboards } from './read-leaderboards.js';

export { ReadLeaderboards } from './read-leaderboards.js';

@Module({
  controllers: [LeaderboardsController],
  providers: [LeaderboardsStore, ReadLeaderboards],
  exports: [ReadLeaderboards],
})
export class LeaderboardsModule {}
