import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuthModule } from '../auth/auth.module.js';
import { PlayersModule } from '../players/players.module.js';
import { WordsModule } from '../words/words.module.js';
import { ChallengeController } from './challenge.controller.js';
import { CompleteDaily } from './complete-daily.js';
import { CreateDaily } from './create-daily.js';
import { DailyBelongings } from './daily-belongings.js';
import { DailyGameEntity } from './daily-game.entity.js';
import { DailyGamesStore } from './daily-games.store.js';
import { DailyController } from './daily.controller.js';
import { ReadChallenge } from './read-challenge.js';
import { SequenceEntity } from './sequence.entity.js';
import { Sequences } from './sequences.js';
import { SequencesStore } from './sequences.store.js';

@Module({
  imports: [
    TypeOrmModule.forFeature([DailyGameEntity, SequenceEntity]),
    AuthModule,
    PlayersModule,
    WordsModule,
  ],
  // The challenge's paths are words where the game's have an id: they have to be tried first.
  controllers: [ChallengeController, DailyController],
  providers: [
    ...[CreateDaily, CompleteDaily, ReadChallenge, DailyBelongings],
    ...[Sequences, SequencesStore, DailyGamesStore],
  ],
})
export class DailyModule {}
