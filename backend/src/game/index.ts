export { GameModes, type Creator, type GameMode, type NewGameOfMode } from './api/game-modes.js';
export type { CommandContext, SubmitLetterInput, SubmitPlacementInput } from './api/game-commands.js';
export { LiveReplays, type ReplayedGame, type ReplayedGames } from './record/live-replays.js';
export { GameNames } from './account/game-names.js';
export { GamesRepository } from './store/games.repository.js';
export { MovesRepository } from './moves/moves.repository.js';
export { moveError } from './moves/move.js';
