export { SoloAccountData, mergeGames } from './solo-account-data.js';
export { SoloGame, GridGame } from './solo-game.js';
export { completionView, soloGameView, gridGameView } from './solo-game.view.js';
export { SoloGamesStore } from './solo-games.store.js';
export { GameResults, storedGrid, type GameResult } from './game-results.js';
export {
  openDateOf,
  ID_PREFIX,
  newGame,
  blindLettersOf,
  letterSequenceOf,
  sequenceText,
  newGridGame,
  type GameStart,
  type IdPrefix,
  type NewGame,
  type NewGridGame,
} from './new-game.js';
export {
  StartTodaysGame,
  todayThere,
  withStatus,
  type Starter,
  type StartedGame,
} from './start-todays-game.js';
export { CompleteGrid, type CompleteGridCommand, type OpenGrid } from './complete-grid.js';
export { finishGrid, type FinishedGrid } from './finish-grid.js';
