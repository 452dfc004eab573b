import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuthModule } from '../auth/auth.module.js';
import { DailyModule } from '../daily/daily.module.js';
import { SoloGamesModule } from '../solo-games/solo-games.module.js';
import { PlayersModule } from '../players/players.module.js';
import { SequencesModule } from '../sequences/sequences.module.js';
import { WordsModule } from '../words/words.module.js';
import { CompletePractice } from './complete-practice.js';
import { CreatePractice } from './create-practice.js';
import { PracticeAccountData } from './practice-account-data.js';
import { PracticeController } from './practice.controller.js';
import { PracticeEntity } from './practice.entity.js';
import { PracticeStore } from './practice.store.js';
import { ReadMonth } from './read-month.js';

@Module({
  imports: [
    TypeOrmModule.forFeature([PracticeEntity]),
    AuthModule,
    DailyModule,
    SoloGamesModule,
    PlayersModule,
    SequencesModule,
    WordsModule,
  ],
  controllers: [PracticeController],
  providers: [CreatePractice, CompletePractice, ReadMonth, PracticeStore, PracticeAccountData],
})
export class PracticeModule {}
