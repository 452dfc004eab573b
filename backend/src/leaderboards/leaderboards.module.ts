import { Module } from '@nestjs/common';
import { PlayersModule } from '../players/players.module.js';
import { LeaderboardsController } from './leaderboards.controller.js';
import { LeaderboardsStore } from './leaderboards.store.js';
import { ReadLeaderboards } from './read-leaderboards.js';

export { ReadLeaderboards } from './read-leaderboards.js';

@Module({
  imports: [PlayersModule],
  controllers: [LeaderboardsController],
  providers: [LeaderboardsStore, ReadLeaderboards],
  exports: [ReadLeaderboards],
})
export class LeaderboardsModule {}
