import { Module } from '@nestjs/common';
import { PlayersModule } from '../players/players.module.js';
import { LeaderboardsController } from './leaderboards.controller.js';
import { LeaderboardsStore } from './leaderboards.store.js';
import { ReadTables } from './read-tables.js';

export { ReadTables } from './read-tables.js';

@Module({
  imports: [PlayersModule],
  controllers: [LeaderboardsController],
  providers: [LeaderboardsStore, ReadTables],
  exports: [ReadTables],
})
export class LeaderboardsModule {}
