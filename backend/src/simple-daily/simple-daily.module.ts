import { Module, type OnModuleInit } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuthModule } from '../auth/auth.module.js';
import { SoloGamesModule } from '../solo-games/solo-games.module.js';
import { GameResults, ID_PREFIX, storedGrid } from '../solo-games/index.js';
import { PlayersModule } from '../players/players.module.js';
import { WordsModule } from '../words/words.module.js';
import { SimpleDailyService } from './simple-daily.service.js';
import { SimpleGameEntity, SubmissionEntity } from './simple-daily.entity.js';
import { SimpleGamesRepository } from './simple-games.repository.js';
import { SimpleDailyController } from './simple-daily.controller.js';

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
  providers: [SimpleDailyService, SimpleGamesRepository],
})
export class SimpleDailyModule implements OnModuleInit {
  constructor(
    private readonly results: GameResults,
    private readonly games: SimpleGamesRepository,
  ) {}

  onModuleInit(): void {
    const { simple: prefix } = ID_PREFIX;
    this.results.add({ gameMode: 'daily_challenge', prefix, games: this.games, gridOf: storedGrid });
  }
}
