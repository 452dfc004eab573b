import { saveDaily, type SavedDaily } from '../../../store/daily/saved-daily';
import { selectDaily, type DailyThunk } from '../daily.slice';
import { playedRounds } from '../board/played-rounds';

/** Saves a game in this browser, with the words formed so far. */
export const saveWithWords = (game: SavedDaily): void => saveDaily(game, playedRounds(game.state.moves));

/** Saves the game on the board in this browser. */
export const saveGame = (): DailyThunk => (_, getState) => {
  const game = selectDaily(getState());
  if (game.phase === 'playing') saveWithWords(game);
};
