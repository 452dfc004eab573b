import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuthModule } from '../auth/auth.module.js';
import { SoloGamesModule } from '../solo-games/solo-games.module.js';
import { PlayersModule } from '../players/players.module.js';
import { WordsModule } from '../words/words.module.js';
import { PicturePool } from './picture-cache.js';
import { SharedPagesContext } from './shared-pages.js';
import { SharePages } from './share-pages.js';
import { PublicResultEntity, PublicResultsRepository } from './public-results.repository.js';
import { ResultsService } from './results.service.js';
import { ResultsController } from './results.controller.js';

@Module({
  imports: [
    TypeOrmModule.forFeature([PublicResultEntity]),
    AuthModule,
    SoloGamesModule,
    PlayersModule,
    WordsModule,
  ],
  controllers: [ResultsController],
  providers: [PublicResultsRepository, ResultsService, PicturePool, SharedPagesContext, SharePages],
  exports: [ResultsService, SharedPagesContext],
})
export class ResultsModule {}
