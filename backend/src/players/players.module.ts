import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { retain } from '../platform/retention/retention.js';
import { AchievementEntity, PlayerEntity } from './player.entity.js';
import { Achievements } from './achievements.js';
import { NamesModule } from '../names/names.module.js';
import { NamesController } from './names.controller.js';
import { KnownPlayers } from './known-players.js';
import { ModeratedPlayers } from './moderated-players.js';
import { PlayerNames } from './player-names.js';
import { PlayersRepository } from './players.repository.js';
import { PlayersService } from './players.service.js';
import { PlayerStats } from './daily-record.js';
import { PlayersController } from './players.controller.js';
import { StandingsRepository } from './standings.repository.js';

@Module({
  imports: [TypeOrmModule.forFeature([PlayerEntity, AchievementEntity]), NamesModule],
  controllers: [PlayersController, NamesController],
  providers: [
    PlayersRepository,
    StandingsRepository,
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
  exports: [KnownPlayers, PlayersRepository, PlayersService, PlayerNames, PlayerStats, ModeratedPlayers],
})
export class PlayersModule {}
