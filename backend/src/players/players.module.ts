import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { PlayerEntity } from './player.entity.js';
import { PlayerRecords } from './player-records.js';
import { PlayerStats } from './player-stats.js';
import { PlayersController } from './players.controller.js';
import { PlayersStore } from './players.store.js';

export { Caller, CallerGuard } from './caller.js';
export { PlayerRecords } from './player-records.js';

@Module({
  imports: [TypeOrmModule.forFeature([PlayerEntity])],
  controllers: [PlayersController],
  providers: [PlayersStore, PlayerRecords, PlayerStats],
  exports: [PlayerRecords],
})
export class PlayersModule {}
