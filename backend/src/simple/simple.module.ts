import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuthModule } from '../auth/auth.module.js';
import { DailyModule } from '../daily/daily.module.js';
import { PlayersModule } from '../players/players.module.js';
import { SequencesModule } from '../sequences/sequences.module.js';
import { WordsModule } from '../words/words.module.js';
import { PlaySimple } from './play-simple.js';
import { CreateSimple } from './create-simple.js';
import { SimpleAccountData } from './simple-account-data.js';
import { SimpleGameEntity } from './simple-game.entity.js';
import { SimpleGamesStore } from './simple-games.store.js';
import { SimpleResults } from './simple-results.js';
import { SimpleController } from './simple.controller.js';
import { SubmissionEntity } from './submission.entity.js';

/** The simple daily, whose rounds the server leads through. */
@Module({
  imports: [
    TypeOrmModule.forFeature([SimpleGameEntity, SubmissionEntity]),
    ...[AuthModule, DailyModule, PlayersModule, SequencesModule, WordsModule],
  ],
  controllers: [SimpleController],
  providers: [CreateSimple, PlaySimple, SimpleGamesStore, SimpleAccountData, SimpleResults],
})
export class SimpleModule {}
