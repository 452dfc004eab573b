import { Module } from '@nestjs/common';
import { PlayersModule } from '../players/players.module.js';
import { SequencesModule } from '../sequences/sequences.module.js';
import { GameResults } from './game-results.js';
import { StartTodaysGame } from './start-todays-game.js';

/** What dailies, practice games, simple dailies and duels share: they are a player's games of a date. */
@Module({
  imports: [PlayersModule, SequencesModule],
  providers: [GameResults, StartTodaysGame],
  exports: [GameResults, StartTodaysGame],
})
export class DatedGamesModule {}
