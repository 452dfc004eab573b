import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuthModule } from '../auth/auth.module.js';
import { DailyModule } from '../daily/daily.module.js';
import { GameModule } from '../game/game.module.js';
import { PlayersModule } from '../players/players.module.js';
import { SequencesModule } from '../sequences/sequences.module.js';
import { WordsModule } from '../words/words.module.js';
import { BotPool } from './bot-pool.js';
import { CreateDuel } from './create-duel.js';
import { DuelAccountData } from './duel-account-data.js';
import { DuelController } from './duel.controller.js';
import { DuelEntity } from './duel.entity.js';
import { DuelMode } from './duel.mode.js';
import { DuelResults } from './duel-results.js';
import { DuelRetention } from './duel-retention.js';
import { DuelsStore } from './duels.store.js';
import { PlayDuel } from './play-duel.js';

@Module({
  imports: [
    TypeOrmModule.forFeature([DuelEntity]),
    ...[AuthModule, DailyModule, GameModule, PlayersModule, SequencesModule, WordsModule],
  ],
  controllers: [DuelController],
  providers: [
    DuelMode,
    CreateDuel,
    PlayDuel,
    DuelsStore,
    BotPool,
    DuelAccountData,
    DuelResults,
    DuelRetention,
  ],
})
export class DuelModule {}
