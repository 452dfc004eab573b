import { saveDaily } from '../../../store/daily/saved-daily';
import { selectDaily, type DailyThunk } from '../daily.slice';
import { playedRounds } from '../board/played-rounds';

/** Saves the game on the board in this browser. */
export const saveGame = (): DailyThunk => (_, getState) => {
  const game = selectDaily(getState());
  if (game.phase === 'playing') saveDaily(game, playedRounds(game.state.moves));
};
