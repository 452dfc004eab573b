import { isApiError } from '../../../store/api/api-error';
import { toast } from '../../../ui/toast/toast';
import { createGameConnection } from '../live/game-connection';
import { saveSeat } from '../state/game-session';
import { gameActions, selectBoard, type GameThunk } from '../game.slice';

/** Requests another game with swapped seats, or accepts the other player's request. Both lead to the same game. */
export const requestRematch =
  (): GameThunk<Promise<string | null>> => async (dispatch, getState, services) => {
    const board = selectBoard(getState());
    if (!board || board.rematch === 'asking') return null;
    dispatch(gameActions.rematchChanged('asking'));
    try {
      const { gameId, playerId } = await services
        .get(createGameConnection)
        .send('rematch', { gameId: board.gameId });
      saveSeat(gameId, playerId);
      return gameId;
    } catch (error) {
      dispatch(gameActions.rematchChanged(board.rematch));
      toast({
        title: 'Failed to start a rematch',
        ...(isApiError(error) && { description: error.message }),
        tone: 'destructive',
      });
      return null;
    }
  };
