export { mergeGames } from './merge-games.js';
export { SoloGame, GridGame } from './solo-game.js';
export { completionView, soloGameView, gridGameView } from './solo-game.view.js';
export { SoloGamesRepository, type SharedGame } from './solo-games.repository.js';
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
export {
  CompleteGrid,
  type CompleteGridCommand,
  type OpenGrid,
  finishGrid,
  type FinishedGrid,
} from './complete-grid.js';
