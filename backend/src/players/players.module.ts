import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AchievementEntity } from './achievement.entity.js';
import { Achievements } from './achievements.js';
import { PlayerEntity } from './player.entity.js';
import { PlayerRecords } from './player-records.js';
import { PlayerStats } from './player-stats.js';
import { PlayersController } from './players.controller.js';
import { PlayersStore } from './players.store.js';

export { Caller, CallerGuard } from './caller.js';
export { PlayerRecords } from './player-records.js';
export type { PublicIdentity } from './player-records.js';

@Module({
  imports: [TypeOrmModule.forFeature([PlayerEntity, AchievementEntity])],
  controllers: [PlayersController],
  providers: [PlayersStore, Achievements, PlayerRecords, PlayerStats],
  exports: [PlayerRecords],
})
export class PlayersModule {}
