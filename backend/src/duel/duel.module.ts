import { Module, type OnModuleInit } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { LIMITS } from '@tessera/contracts/wire';
import { AuthModule } from '../auth/auth.module.js';
import { SoloGamesModule } from '../solo-games/solo-games.module.js';
import { GameResults, ID_PREFIX } from '../solo-games/index.js';
import { GameModule } from '../game/game.module.js';
import { PlayersModule } from '../players/players.module.js';
import { WordsModule } from '../words/words.module.js';
import { retain } from '../platform/retention/retention.js';
import { BotPool } from './bot.js';
import { DuelService } from './duel.service.js';
import { DuelAccountData } from './duel-account-data.js';
import { DuelController } from './duel.controller.js';
import { DuelEntity } from './duel.entity.js';
import { DuelMode } from './duel.mode.js';
import { DuelReplays, DuelsRepository } from './duels.repository.js';
import { playerGridOf } from './duel.view.js';

@Module({
  imports: [
    TypeOrmModule.forFeature([DuelEntity]),
    AuthModule,
    SoloGamesModule,
    GameModule,
    PlayersModule,
    WordsModule,
  ],
  controllers: [DuelController],
  providers: [
    DuelMode,
    DuelService,
    DuelsRepository,
    BotPool,
    DuelAccountData,
    retain({
      name: 'abandoned duels',
      table: 'duels',
      column: 'createdAt',
      days: LIMITS.ABANDONED_GAMES_KEPT_DAYS,
      where: `status = 'active' AND "lastActivityAt" < $1`,
    }),
    DuelReplays,
  ],
  exports: [DuelReplays, DuelsRepository],
})
export class DuelModule implements OnModuleInit {
  constructor(
    private readonly results: GameResults,
    private readonly duels: DuelsRepository,
  ) {}

  onModuleInit(): void {
    const { duel: prefix } = ID_PREFIX;
    this.results.add({ gameMode: 'daily_challenge', prefix, games: this.duels, gridOf: playerGridOf });
  }
}
