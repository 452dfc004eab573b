import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuthModule } from '../auth/auth.module.js';
import { DailyModule } from '../daily/daily.module.js';
import { SoloGamesModule } from '../solo-games/solo-games.module.js';
import { PlayersModule } from '../players/players.module.js';
import { SequencesModule } from '../sequences/sequences.module.js';
import { WordsModule } from '../words/words.module.js';
import { PracticeService } from './practice.service.js';
import { PracticeController } from './practice.controller.js';
import { PracticeEntity, PracticeRepository } from './practice.repository.js';

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
  providers: [PracticeService, PracticeRepository],
})
export class PracticeModule {}
