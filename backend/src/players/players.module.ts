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

export { Caller, CallerGuard } from './caller.guard.js';
export { recordOfNewest, type DailyRecord } from './daily-record.js';
export { isDeletedPlayer, newPublicId } from './public-id.js';
export { AVERAGE_COLUMNS, NO_AVERAGE, OWN_AVERAGES, PUBLIC_AVERAGES } from './averages.sql.js';
export { showCompleted } from './standings.sql.js';
export {
  CallingPlayer,
  KnownPlayers,
  todayOf,
  type KnownPlayer,
  type PresentedPlayer,
} from './known-players.js';
export { PlayerNames } from './player-names.js';
export { PlayerStats } from './player-stats.js';
export { ModeratedPlayers } from './moderated-players.js';
export { PlayersService } from './players.service.js';
export type { PublicIdentity } from './players.service.js';

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
