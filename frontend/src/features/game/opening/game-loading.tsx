import { PAGES } from '@tessera/contracts/constants';
import { useAppDispatch } from '../../../store/hooks';
import { Button, ButtonLink } from '../../../ui/button/button';
import { BoardLoading } from '../../../game-kit/layout/board-loading';
import { OpponentLoading } from '../../../game-kit/turns/opponent-side';
import { GAME_TEXTS } from '../game-texts';
import { refreshGame } from './open-game';

interface GameLoadingProps {
  readonly gameId: string;
  readonly text: string;
}

/** A board while its game is loading. Everything is already in its place. */
export function GameLoading({ gameId, text }: GameLoadingProps) {
  const dispatch = useAppDispatch();
  return (
    <BoardLoading text={text} theirs={<OpponentLoading />}>
      <Button wide onClick={() => void dispatch(refreshGame(gameId))}>
        {GAME_TEXTS.refreshGame}
      </Button>
      <ButtonLink to={PAGES.home} wide>
        {GAME_TEXTS.returnToHome}
      </ButtonLink>
    </BoardLoading>
  );
}
