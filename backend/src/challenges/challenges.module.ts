import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { LIMITS } from '@tessera/contracts/wire';
import { AuthModule } from '../auth/auth.module.js';
import { SoloGamesModule } from '../solo-games/solo-games.module.js';
import { NamesModule } from '../names/names.module.js';
import { PlayersModule } from '../players/players.module.js';
import { SequencesModule } from '../sequences/sequences.module.js';
import { SolverModule } from '../solver/solver.module.js';
import { WordsModule } from '../words/words.module.js';
import { retain } from '../platform/retention/retention.js';
import { ChallengeAccountData } from './challenge-account-data.js';
import { ChallengesRepository } from './challenges.repository.js';
import { ChallengeGameEntity, ChallengeEntity } from './challenge.entity.js';
import { ChallengeGamesController } from './challenge-games.controller.js';
import { ChallengeGamesRepository } from './challenge-games.repository.js';
import { ChallengesController } from './challenges.controller.js';
import { ChallengesService } from './challenges.service.js';
import { LetterRules } from './letter-rules.js';
import { ModeratedChallenges } from './moderated-challenges.js';
import { ChallengeGamesService } from './challenge-games.service.js';

/** Play My Letters: challenges, which have nothing to do with the daily challenge. */
@Module({
  imports: [
    TypeOrmModule.forFeature([ChallengeEntity, ChallengeGameEntity]),
    AuthModule,
    SoloGamesModule,
    NamesModule,
    PlayersModule,
    SequencesModule,
    SolverModule,
    WordsModule,
  ],
  controllers: [ChallengesController, ChallengeGamesController],
  providers: [
    ChallengesRepository,
    ChallengeGamesRepository,
    LetterRules,
    ChallengesService,
    ChallengeGamesService,
    ModeratedChallenges,
    ChallengeAccountData,
    retain({
      name: 'unvisited challenges',
      table: 'challenges',
      column: 'visitedAt',
      days: LIMITS.CHALLENGES_KEPT_DAYS,
    }),
  ],
  exports: [ModeratedChallenges],
})
export class ChallengesModule {}
