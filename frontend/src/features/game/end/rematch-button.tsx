import { useNavigate } from 'react-router-dom';
import { useAppDispatch } from '../../../store/hooks';
import { Button } from '../../../ui/button/button';
import { requestRematch } from './request-rematch';
import { gamePath } from '../game-code';
import { GAME_TEXTS, rematchOfferedText } from '../game-texts';
import type { LiveBoardState } from '../state/board-state';

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
