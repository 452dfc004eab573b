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
import { ChallengeAccountDataStore } from './challenge-account-data.store.js';
import { ChallengeGameEntity } from './challenge-game.entity.js';
import { ChallengeGamesController } from './challenge-games.controller.js';
import { ChallengeGamesStore } from './challenge-games.store.js';
import { ChallengeGridsStore } from './challenge-grids.store.js';
import { ChallengeEntity } from './challenge.entity.js';
import { ChallengesController } from './challenges.controller.js';
import { ChallengesStore } from './challenges.store.js';
import { CreateChallenge } from './create-challenge.js';
import { LetterRules } from './letter-rules.js';
import { ModeratedChallenges } from './moderated-challenges.js';
import { PlayChallenge } from './play-challenge.js';
import { ReadChallenges } from './read-challenges.js';
import { RemoveChallenge } from './remove-challenge.js';
import { VisitChallenge } from './visit-challenge.js';

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
    ChallengesStore,
    ChallengeGamesStore,
    ChallengeGridsStore,
    LetterRules,
    CreateChallenge,
    PlayChallenge,
    ReadChallenges,
    RemoveChallenge,
    VisitChallenge,
    ModeratedChallenges,
    ChallengeAccountData,
    ChallengeAccountDataStore,
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
