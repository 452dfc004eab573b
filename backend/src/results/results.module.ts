import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuthModule } from '../auth/auth.module.js';
import { SoloGamesModule } from '../solo-games/solo-games.module.js';
import { PlayersModule } from '../players/players.module.js';
import { WordsModule } from '../words/words.module.js';
import { PicturePool } from './picture-cache.js';
import { SharePages } from './share-pages.js';
import { PublicResultEntity } from './public-result.entity.js';
import { PublicResultsStore } from './public-results.store.js';
import { ResultsAccountData } from './results-account-data.js';
import { ResultsController } from './results.controller.js';
import { SharedResults } from './shared-results.js';

@Module({
  imports: [
    TypeOrmModule.forFeature([PublicResultEntity]),
    AuthModule,
    SoloGamesModule,
    PlayersModule,
    WordsModule,
  ],
  controllers: [ResultsController],
  providers: [PublicResultsStore, SharedResults, ResultsAccountData, PicturePool, SharePages],
  exports: [SharedResults, PicturePool],
})
export class ResultsModule {}
