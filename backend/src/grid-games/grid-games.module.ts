import { Module } from '@nestjs/common';
import { PlayersModule } from '../players/players.module.js';
import { WordsModule } from '../words/words.module.js';
import { CompleteGrid } from './complete-grid.js';

export { CompleteGrid } from './complete-grid.js';
export type { CompleteGridCommand } from './complete-grid.js';
export { finishGrid } from './finish-grid.js';
export type { FinishedGrid } from './finish-grid.js';
export { GridGame } from './grid-game.js';
export { gridGameView } from './grid-game.view.js';
export { GridGamesStore } from './grid-games.store.js';
export { blindLettersOf, letterSequenceOf, sequenceText } from './letter-sequence.js';
export { newGridGame } from './new-grid-game.js';
export type { NewGridGame } from './new-grid-game.js';

/** What dailies, practice games and challenges share: the player submits the full grid. */
@Module({
  imports: [PlayersModule, WordsModule],
  providers: [CompleteGrid],
  exports: [CompleteGrid],
})
export class GridGamesModule {}
