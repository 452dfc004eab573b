import { Module } from '@nestjs/common';
import { PlayersModule } from '../players/players.module.js';
import { SequencesModule } from '../sequences/sequences.module.js';
import { GameResults } from './game-results.js';
import { StartTodaysGame } from './start-todays-game.js';

export { DatedAccountData } from './dated-account-data.js';
export { DatedGame } from './dated-game.js';
export { completionView, datedGameView } from './dated-game.view.js';
export { DatedGamesStore } from './dated-games.store.js';
export { GameResults, storedGrid } from './game-results.js';
export type { GameResult } from './game-results.js';
export { mergeGames } from './merge-games.js';
export { openDateOf, ID_PREFIX, newGame } from './new-game.js';
export type { GameStart, IdPrefix, NewGame } from './new-game.js';
export { StartTodaysGame, todayThere, type Starter } from './start-todays-game.js';
export { withStatus } from './started-game.js';
export type { StartedGame } from './started-game.js';

/** What dailies, practice games, simple dailies and duels share: they are a player's games of a date. */
@Module({
  imports: [PlayersModule, SequencesModule],
  providers: [GameResults, StartTodaysGame],
  exports: [GameResults, StartTodaysGame],
})
export class DatedGamesModule {}
