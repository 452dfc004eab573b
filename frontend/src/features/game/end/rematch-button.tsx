import { useNavigate } from 'react-router-dom';
import { useAppDispatch } from '../../../store/hooks';
import { Button } from '../../../ui/button/button';
import { gamePath } from '../game-code';
import { GAME_TEXTS, rematchOfferedText } from '../game-texts';
import type { LiveBoardState } from '../state/board-state';
import { isApiError } from '../../../store/api/api-error';
import { toast } from '../../../ui/toast/toast';
import { createGameConnection } from '../live/game-connection';
import { saveSeat } from '../state/game-session';
import { gameActions, selectBoard, type GameThunk } from '../game.slice';

/** Requests another game with swapped seats, or accepts the other player's request. Both lead to the same game. */
const requestRematch = (): GameThunk<Promise<string | null>> => async (dispatch, getState, services) => {
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

interface RematchButtonProps {
  readonly board: LiveBoardState;
  readonly opponent: string;
}

/** Requests a rematch, or accepts the other player's offer. */
export function RematchButton({ board, opponent }: RematchButtonProps) {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const offered = board.rematch === 'offered';
  const go = async () => {
    const gameId = await dispatch(requestRematch());
    if (gameId !== null) void navigate(gamePath(gameId));
  };
  return (
    <>
      <p role="status" className={offered ? 'text-center text-md font-semibold text-teal' : 'sr-only'}>
        {offered && rematchOfferedText(opponent)}
      </p>
      <Button variant="primary" wide busy={board.rematch === 'asking'} onClick={() => void go()}>
        {offered ? 'Accept Rematch' : GAME_TEXTS.rematch}
      </Button>
    </>
  );
}
