import { Module, type OnModuleInit } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuthModule } from '../auth/auth.module.js';
import { SoloGamesModule } from '../solo-games/solo-games.module.js';
import { GameResults, ID_PREFIX, storedGrid } from '../solo-games/index.js';
import { PlayersModule } from '../players/players.module.js';
import { WordsModule } from '../words/words.module.js';
import { PlaySimple } from './play-simple.js';
import { CreateSimple } from './create-simple.js';
import { SimpleAccountData } from './simple-account-data.js';
import { SimpleGameEntity } from './simple-game.entity.js';
import { SimpleGamesStore } from './simple-games.store.js';
import { SimpleDailyController } from './simple-daily.controller.js';
import { SubmissionEntity } from './submission.entity.js';

/** The simple daily, in which the server leads through the rounds. */
@Module({
  imports: [
    TypeOrmModule.forFeature([SimpleGameEntity, SubmissionEntity]),
    AuthModule,
    SoloGamesModule,
    PlayersModule,
    WordsModule,
  ],
  controllers: [SimpleDailyController],
  providers: [CreateSimple, PlaySimple, SimpleGamesStore, SimpleAccountData],
})
export class SimpleDailyModule implements OnModuleInit {
  constructor(
    private readonly results: GameResults,
    private readonly games: SimpleGamesStore,
  ) {}

  onModuleInit(): void {
    const { simple: prefix } = ID_PREFIX;
    this.results.add({ gameMode: 'daily_challenge', prefix, games: this.games, gridOf: storedGrid });
  }
}
