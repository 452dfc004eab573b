import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuthModule } from '../auth/auth.module.js';
import { LiveModule } from '../live/live.module.js';
import { PlayersModule } from '../players/players.module.js';
import { PresenceModule } from '../presence/presence.module.js';
import { PushModule } from '../push/push.module.js';
import { WordsModule } from '../words/words.module.js';
import { CreateGame } from './lifecycle/create-game.js';
import { GameAccountData } from './account/game-account-data.js';
import { GameCache } from './store/game-cache.js';
import { GameCommands } from './api/game-commands.js';
import { GameModes } from './api/game-modes.js';
import { GameController } from './api/game.controller.js';
import { GameEntity } from './store/game.entity.js';
import { GameEventEntity } from './events/game-event.entity.js';
import { GameGateway } from './api/game.gateway.js';
import { GameNames } from './account/game-names.js';
import { GameReadsStore } from './store/game-reads.store.js';
import { KnownSeats } from './store/known-seats.js';
import { GameStore } from './store/game.store.js';
import { SeatStatusStore } from './store/seat-status.store.js';
import { GameRetention } from './lifecycle/game-retention.js';
import { GameEventsStore } from './events/game-events.store.js';
import { GameLiveSource } from './api/game-live-source.js';
import { HideGame } from './lifecycle/hide-game.js';
import { JoinGame } from './lifecycle/join-game.js';
import { ListActiveGames } from './lifecycle/list-active-games.js';
import { ExpiredGamesStore } from './lifecycle/expired-games.store.js';
import { RemovedGames } from './lifecycle/removed-games.js';
import { NewGamesStore } from './lifecycle/new-games.store.js';
import { NewSeatsStore } from './lifecycle/new-seats.store.js';
import { MovesStore } from './moves/moves.store.js';
import { StoredMovesStore } from './moves/stored-moves.store.js';
import { LiveReplays } from './replay/live-replays.js';
import { GameRecordController } from './record/record.controller.js';
import { GameRecordStore } from './record/record.store.js';
import { GamePushes } from './notices/game-pushes.js';
import { LostNotices } from './notices/lost-notices.js';
import { PlayMove } from './moves/play-move.js';
import { ReadGame } from './lifecycle/read-game.js';
import { Rematch } from './lifecycle/rematch.js';
import { ResetPlayer } from './lifecycle/reset-player.js';
import { SeatsStore } from './account/seats.store.js';
import { SlowGamesService } from './slow/slow-games.service.js';
import { SlowGamesController } from './slow/slow-games.controller.js';
import { SlowGamesStore } from './slow/slow-games.store.js';
import { StartGame } from './lifecycle/start-game.js';
import { UpdateStatus } from './lifecycle/update-status.js';

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
  controllers: [GameController, SlowGamesController, GameRecordController],
  providers: [
    CreateGame,
    JoinGame,
    PlayMove,
    ReadGame,
    ListActiveGames,
    HideGame,
    ResetPlayer,
    UpdateStatus,
    Rematch,
    SlowGamesService,
    StartGame,
    GameCommands,
    GameModes,
    GameGateway,
    GameLiveSource,
    GameAccountData,
    GameRetention,
    GameNames,
    GameReadsStore,
    GameStore,
    SeatStatusStore,
    GameEventsStore,
    SeatsStore,
    ExpiredGamesStore,
    RemovedGames,
    MovesStore,
    StoredMovesStore,
    NewGamesStore,
    NewSeatsStore,
    GameCache,
    KnownSeats,
    SlowGamesStore,
    GameRecordStore,
    LiveReplays,
    GamePushes,
    LostNotices,
  ],
  exports: [GameModes, GameNames, GameReadsStore, LiveReplays, StoredMovesStore],
})
export class GameModule {}
