import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuthModule } from '../auth/auth.module.js';
import { LiveModule } from '../live/live.module.js';
import { PlayersModule } from '../players/players.module.js';
import { PresenceModule } from '../presence/presence.module.js';
import { PushModule } from '../push/push.module.js';
import { WordsModule } from '../words/words.module.js';
import { GameAccountData } from './account/game-account-data.js';
import { GameCache } from './store/game-cache.js';
import { GameCommands, GameGateway } from './api/game-commands.js';
import { GameModes } from './api/game-modes.js';
import { GameController } from './api/game.controller.js';
import { GameEntity } from './store/game.entity.js';
import { GameEventEntity } from './events/game-event.entity.js';
import { GameNames } from './account/game-names.js';
import { KnownSeats } from './store/known-seats.js';
import { GamesRepository } from './store/games.repository.js';
import { GamesService } from './lifecycle/games.service.js';
import { GameRetention } from './lifecycle/game-retention.js';
import { GameEventsRepository } from './events/game-events.repository.js';
import { GameLiveSource } from './api/game-live-source.js';
import { JoinGame } from './lifecycle/join-game.js';
import { NewGamesRepository } from './lifecycle/new-games.repository.js';
import { MovesRepository } from './moves/moves.repository.js';
import { LiveReplays } from './record/live-replays.js';
import { GameRecordController } from './record/game-record.controller.js';
import { GameRecordRepository } from './record/game-record.repository.js';
import { GamePushes } from './notices/game-pushes.js';
import { LostNotices } from './notices/lost-notices.js';
import { PlayMove } from './moves/play-move.js';
import { Rematch } from './lifecycle/rematch.js';
import { SeatsRepository } from './account/seats.repository.js';
import { SlowGamesService } from './lifecycle/slow-games.service.js';

@Module({
  imports: [
    TypeOrmModule.forFeature([GameEntity, GameEventEntity]),
    AuthModule,
    LiveModule,
    PlayersModule,
    PresenceModule,
    PushModule,
    WordsModule,
  ],
  controllers: [GameController, GameRecordController],
  providers: [
    JoinGame,
    PlayMove,
    Rematch,
    SlowGamesService,
    GameCommands,
    GameModes,
    GameGateway,
    GameLiveSource,
    GameAccountData,
    GameRetention,
    GameNames,
    GamesRepository,
    GamesService,
    GameEventsRepository,
    SeatsRepository,
    MovesRepository,
    NewGamesRepository,
    GameCache,
    KnownSeats,
    GameRecordRepository,
    LiveReplays,
    GamePushes,
    LostNotices,
  ],
  exports: [GameModes, GameNames, GamesRepository, LiveReplays, MovesRepository],
})
export class GameModule {}
