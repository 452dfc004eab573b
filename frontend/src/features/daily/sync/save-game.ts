import { saveDaily } from '../../../store/saved-daily';
import { selectDaily, type DailyThunk } from '../daily.slice';
import { playedRounds } from '../board/played-rounds';

/** Keeps the game on the board on this browser as it stands. */
export const saveGame = (): DailyThunk => (_, getState) => {
  const game = selectDaily(getState());
  if (game.phase === 'playing') saveDaily(game, playedRounds(game.state.moves));
};
