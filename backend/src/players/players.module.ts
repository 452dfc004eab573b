import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { retain } from '../platform/retention/retention.js';
import { AchievementEntity } from './achievement.entity.js';
import { Achievements } from './achievements.js';
import { NamesModule } from '../names/names.module.js';
import { NamesController } from './names.controller.js';
import { KnownPlayers } from './known-players.js';
import { ModeratedPlayers } from './moderated-players.js';
import { PlayerEntity } from './player.entity.js';
import { PlayerNames } from './player-names.js';
import { PlayerNamesStore } from './player-names.store.js';
import { PlayersService } from './players.service.js';
import { PlayerStats } from './player-stats.js';
import { PlayersController } from './players.controller.js';
import { PlayersStore } from './players.store.js';
import { StandingsStore } from './standings.store.js';

@Module({
  imports: [TypeOrmModule.forFeature([PlayerEntity, AchievementEntity]), NamesModule],
  controllers: [PlayersController, NamesController],
  providers: [
    PlayersStore,
    PlayerNamesStore,
    StandingsStore,
    Achievements,
    KnownPlayers,
    PlayersService,
    PlayerNames,
    PlayerStats,
    // A date is over everywhere twelve hours after it is in UTC.
    retain({
      name: 'averages of past dates',
      table: 'recent_averages',
      column: 'date',
      type: 'date',
      days: 0.5,
    }),
    ModeratedPlayers,
  ],
  exports: [KnownPlayers, PlayersService, PlayerNames, PlayerStats, ModeratedPlayers],
})
export class PlayersModule {}
