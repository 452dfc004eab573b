import { Module } from '@nestjs/common';
import { PlayersModule } from '../players/players.module.js';
import { WordsModule } from '../words/words.module.js';
import { CompleteGrid } from './complete-grid.js';

/** What dailies, practice games and challenges share: the player submits the full grid. */
@Module({
  imports: [PlayersModule, WordsModule],
  providers: [CompleteGrid],
  exports: [CompleteGrid],
})
export class GridGamesModule {}
