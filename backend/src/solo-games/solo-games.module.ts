import { Module } from '@nestjs/common';
import { PlayersModule } from '../players/players.module.js';
import { SequencesModule } from '../sequences/sequences.module.js';
import { WordsModule } from '../words/words.module.js';
import { CompleteGrid } from './complete-grid.js';
import { GameResults } from './game-results.js';
import { StartTodaysGame } from './start-todays-game.js';

/** What games of one player with the letters of a date share: dailies, practice games, simple dailies and duels. */
@Module({
  imports: [PlayersModule, SequencesModule, WordsModule],
  providers: [CompleteGrid, GameResults, StartTodaysGame],
  exports: [CompleteGrid, GameResults, StartTodaysGame],
})
export class SoloGamesModule {}
