import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/auth.module.js';
import { DuelModule } from '../duel/duel.module.js';
import { GameModule } from '../game/game.module.js';
import { PlayersModule } from '../players/players.module.js';
import { ResultsModule } from '../results/results.module.js';
import { ReplayPages } from './replay-pages.js';
import { ReplaySharesStore } from './replay-shares.store.js';
import { ReplaysAccountData } from './replays-account-data.js';
import { ReplaysController } from './replays.controller.js';
import { ReplaysService } from './replays.service.js';

/** Replays of finished live games and duels, for their players and for anyone with whom they share them. */
@Module({
  imports: [AuthModule, DuelModule, GameModule, PlayersModule, ResultsModule],
  controllers: [ReplaysController],
  providers: [ReplaysService, ReplaySharesStore, ReplaysAccountData, ReplayPages],
  exports: [ReplaysService],
})
export class ReplaysModule {}
