import { saveDaily, type SavedDaily } from '../../../store/daily/saved-daily';
import type { Services } from '../../../store/services';
import { selectDaily, type DailyThunk } from '../daily.slice';
import { createFormedWords } from '../../../solver/formed-words';

/** Saves a game in this browser, with the words formed so far. */
export const saveWithWords = (game: SavedDaily, services: Services): void =>
  saveDaily(game, services.get(createFormedWords).playedRounds(game.state.moves));

/** Saves the game on the board in this browser. */
export const saveGame = (): DailyThunk => (_, getState, services) => {
  const game = selectDaily(getState());
  if (game.phase === 'playing') saveWithWords(game, services);
};
