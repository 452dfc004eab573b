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
import { CompletionsRepository } from './completions.repository.js';
import { CreateDaily } from './create-daily.js';
import { HeldBackService } from './held-back.service.js';
import { DailyAccountData } from './daily-account-data.js';
import { progressSynced, ProgressService } from './progress.service.js';
import { DailyGameEntity, HeldBackEntity, ProgressEntity } from './daily.entity.js';
import { FairPlay } from './fair-play.js';
import { HeldBackRepository } from './held-back.repository.js';
import { DailyGamesRepository } from './daily-games.repository.js';
import { DailyController } from './daily.controller.js';
import { ProgressController } from './progress.controller.js';
import { ProgressRepository } from './progress.repository.js';
import { NewDailiesRepository } from './new-dailies.repository.js';
import { ReadDailyFacts } from './read-daily-facts.js';
import { RecordRepository } from './record/record.repository.js';
import { RecordService } from './record/record.service.js';
import { RecordController } from './record/record.controller.js';
import { RemindPlayers } from './remind-players.js';

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
    ProgressService,
    HeldBackService,
    RecordService,
    RecordRepository,
    RemindPlayers,
    DailyAccountData,
    DailyGamesRepository,
    NewDailiesRepository,
    CompletionsRepository,
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
    HeldBackRepository,
    ProgressRepository,
  ],
  exports: [HeldBackService, ReadDailyFacts],
})
export class DailyModule implements OnModuleInit {
  constructor(
    private readonly hub: Hub,
    private readonly results: GameResults,
    private readonly games: DailyGamesRepository,
  ) {}

  onModuleInit(): void {
    this.hub.register(progressSynced);
    this.results.add({ gameMode: '1pv3', prefix: ID_PREFIX.daily, games: this.games, gridOf: storedGrid });
  }
}
