import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuthModule } from '../auth/auth.module.js';
import { LiveModule } from '../live/live.module.js';
import { PlayersModule } from '../players/players.module.js';
import { PresenceModule } from '../presence/presence.module.js';
import { WordsModule } from '../words/words.module.js';
import { CreateGame } from './create-game.js';
import { GameAccountData } from './game-account-data.js';
import { GameCache } from './game-cache.js';
import { GameCommands } from './game-commands.js';
import { GameModes } from './game-modes.js';
import { GameController } from './game.controller.js';
import { GameEntity } from './game.entity.js';
import { GameEventEntity } from './game-event.entity.js';
import { GameGateway } from './game.gateway.js';
import { GameStore } from './game.store.js';
import { GameRetention } from './game-retention.js';
import { GameEventsStore } from './game-events.store.js';
import { GameLiveSource } from './game-live-source.js';
import { HideGame } from './hide-game.js';
import { JoinGame } from './join-game.js';
import { ListActive } from './list-active.js';
import { MoveBatcher } from './move-batcher.js';
import { ExpiredGamesStore } from './expired-games.store.js';
import { MovesStore } from './moves.store.js';
import { PlayMove } from './play-move.js';
import { ReadGame } from './read-game.js';
import { Rematch } from './rematch.js';
import { ResetPlayer } from './reset-player.js';
import { SeatsStore } from './seats.store.js';
import { StartGame } from './start-game.js';
import { UpdateStatus } from './update-status.js';

export { GameModes } from './game-modes.js';
export type { GameMode, NewGameOfMode } from './game-modes.js';
export type { CommandContext } from './game-commands.js';
export type { SubmitLetterInput, SubmitPlacementInput } from './game.inputs.js';
export { moveError } from './move-error.js';

@Module({
  imports: [
    TypeOrmModule.forFeature([GameEntity, GameEventEntity]),
    AuthModule,
    LiveModule,
    PlayersModule,
    PresenceModule,
    WordsModule,
  ],
  controllers: [GameController],
  providers: [
    ...[CreateGame, JoinGame, PlayMove, ReadGame, ListActive, HideGame, ResetPlayer, UpdateStatus, Rematch],
    StartGame,
    ...[GameCommands, GameModes, GameGateway, GameLiveSource, GameAccountData, GameRetention],
    ...[GameStore, GameEventsStore, SeatsStore, ExpiredGamesStore, MovesStore, MoveBatcher, GameCache],
  ],
  exports: [GameModes],
})
export class GameModule {}
