import { Module, type OnModuleInit } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuthModule } from '../auth/auth.module.js';
import { Hub, LiveModule } from '../live/live.module.js';
import { PlayersModule } from '../players/players.module.js';
import { SequencesModule } from '../sequences/sequences.module.js';
import { WordsModule } from '../words/words.module.js';
import { ChallengeController } from './challenge.controller.js';
import { CompleteDaily } from './complete-daily.js';
import { CreateDaily } from './create-daily.js';
import { DailyAccountData } from './daily-account-data.js';
import { progressSynced } from './daily.events.js';
import { DailyGameEntity } from './daily-game.entity.js';
import { DailyRetention } from './daily-retention.js';
import { DailyResults } from './daily-results.js';
import { DailyGamesStore } from './daily-games.store.js';
import { DailyController } from './daily.controller.js';
import { ProgressController } from './progress.controller.js';
import { ProgressEntity } from './progress.entity.js';
import { ProgressStore } from './progress.store.js';
import { ReadChallenge } from './read-challenge.js';
import { SyncProgress } from './sync-progress.js';

export { finishDaily, rejectOtherGrid } from './finish-daily.js';
export { dailyView, sequenceText } from './daily.view.js';
export { PlayedDaily } from './played-daily.js';
export { requireOwnGame } from './require-own-game.js';
export { DatedGame } from './dated-game.js';
export { mergeGames } from './merge-games.js';
export { DailyResults } from './daily-results.js';
export type { DailyResult, ResultMode } from './daily-results.js';

@Module({
  imports: [
    TypeOrmModule.forFeature([DailyGameEntity, ProgressEntity]),
    AuthModule,
    LiveModule,
    PlayersModule,
    SequencesModule,
    WordsModule,
  ],
  // The challenge's paths are words where the game's have an id: they have to be tried first.
  controllers: [ChallengeController, ProgressController, DailyController],
  providers: [
    ...[CreateDaily, CompleteDaily, ReadChallenge, SyncProgress, DailyAccountData, DailyRetention],
    ...[DailyGamesStore, ProgressStore, DailyResults],
  ],
  exports: [DailyResults],
})
export class DailyModule implements OnModuleInit {
  constructor(private readonly hub: Hub) {}

  onModuleInit(): void {
    this.hub.register(progressSynced);
  }
}
