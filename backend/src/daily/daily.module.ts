import { Module, type OnModuleInit } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { LIMITS } from '@tessera/contracts/wire';
import { AuthModule } from '../auth/auth.module.js';
import { SoloGamesModule } from '../solo-games/solo-games.module.js';
import { GameResults, ID_PREFIX, storedGrid } from '../solo-games/index.js';
import { DuelModule } from '../duel/duel.module.js';
import { GameModule } from '../game/game.module.js';
import { GroupsModule } from '../groups/groups.module.js';
import { LiveModule } from '../live/live.module.js';
import { Hub } from '../live/index.js';
import { PlayersModule } from '../players/players.module.js';
import { PushModule } from '../push/push.module.js';
import { SequencesModule } from '../sequences/sequences.module.js';
import { SpreadModule } from '../spread/spread.module.js';
import { WordsModule } from '../words/words.module.js';
import { retain } from '../platform/retention/retention.js';
import { DailyFactsController } from './daily-facts.controller.js';
import { CompleteDaily } from './complete-daily.js';
import { CompletionsStore } from './completions.store.js';
import { CreateDaily } from './create-daily.js';
import { DecideHeldBack } from './decide-held-back.js';
import { DailyAccountData } from './daily-account-data.js';
import { progressSynced } from './daily.events.js';
import { DailyGameEntity } from './daily-game.entity.js';
import { FairPlay } from './fair-play.js';
import { HeldBackEntity } from './held-back.entity.js';
import { HeldBackStore } from './held-back.store.js';
import { DailyGamesStore } from './daily-games.store.js';
import { DailyController } from './daily.controller.js';
import { ProgressController } from './progress.controller.js';
import { ProgressEntity } from './progress.entity.js';
import { ProgressStore } from './progress.store.js';
import { NewDailiesStore } from './new-dailies.store.js';
import { ReadDailyFacts } from './read-daily-facts.js';
import { HistoryStore } from './record/history.store.js';
import { RecordService } from './record/record.service.js';
import { MergesStore } from './record/merges.store.js';
import { RecordController } from './record/record.controller.js';
import { RemindPlayers } from './remind-players.js';
import { SyncProgress } from './sync-progress.js';

@Module({
  imports: [
    TypeOrmModule.forFeature([DailyGameEntity, HeldBackEntity, ProgressEntity]),
    AuthModule,
    SoloGamesModule,
    DuelModule,
    GameModule,
    GroupsModule,
    LiveModule,
    PlayersModule,
    PushModule,
    SequencesModule,
    SpreadModule,
    WordsModule,
  ],
  // The controller of facts comes first, because the daily's paths have an ID where its paths have words.
  controllers: [DailyFactsController, ProgressController, DailyController, RecordController],
  providers: [
    CreateDaily,
    CompleteDaily,
    ReadDailyFacts,
    SyncProgress,
    DecideHeldBack,
    RecordService,
    HistoryStore,
    MergesStore,
    RemindPlayers,
    DailyAccountData,
    DailyGamesStore,
    NewDailiesStore,
    CompletionsStore,
    retain(
      {
        name: 'old daily progress',
        table: 'daily_challenge_progress',
        column: 'challengeDate',
        type: 'date',
        days: LIMITS.PROGRESS_KEPT_DAYS,
      },
      {
        name: 'counts of results per network',
        table: 'network_counts',
        column: 'date',
        type: 'date',
        days: LIMITS.NETWORK_COUNTS_KEPT_DAYS,
      },
      // The results themselves stay held back.
      {
        name: 'records of held-back results',
        table: 'held_back_dailies',
        column: 'at',
        days: LIMITS.EVENTS_KEPT_DAYS,
      },
    ),
    FairPlay,
    HeldBackStore,
    ProgressStore,
  ],
  exports: [DecideHeldBack, ReadDailyFacts],
})
export class DailyModule implements OnModuleInit {
  constructor(
    private readonly hub: Hub,
    private readonly results: GameResults,
    private readonly games: DailyGamesStore,
  ) {}

  onModuleInit(): void {
    this.hub.register(progressSynced);
    this.results.add({ gameMode: '1pv3', prefix: ID_PREFIX.daily, games: this.games, gridOf: storedGrid });
  }
}
