import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/auth.module.js';
import { DuelModule } from '../duel/duel.module.js';
import { GameModule } from '../game/game.module.js';
import { PlayersModule } from '../players/players.module.js';
import { ResultsModule } from '../results/results.module.js';
import { ReplayPages } from './replay-pages.js';
import { ReplaySharesRepository } from './replay-shares.repository.js';
import { ReplaysService } from './replays.service.js';
import { ReplaysController } from './replays.controller.js';

/** Replays of finished live games and duels, for their players and for anyone with whom they share them. */
@Module({
  imports: [AuthModule, DuelModule, GameModule, PlayersModule, ResultsModule],
  controllers: [ReplaysController],
  providers: [ReplaysService, ReplaySharesRepository, ReplayPages],
  exports: [ReplaysService],
})
export class ReplaysModule {}
