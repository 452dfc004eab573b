import { PAGES } from '@tessera/contracts/constants';
import { EMPTY_GRID } from '@tessera/rules';
import { useAppDispatch } from '../../store/hooks';
import { Board } from '../../ui/board';
import { Button, ButtonLink } from '../../ui/button';
import { Actions } from '../../ui/page';
import { Skeleton } from '../../ui/skeleton';
import { GAME_TEXTS } from './game-texts';
import { refreshGame } from './open-game';

interface GameLoadingProps {
  readonly gameId: string;
  readonly text: string;
}

/** The table before the game is there: everything has its place already. */
export function GameLoading({ gameId, text }: GameLoadingProps) {
  const dispatch = useAppDispatch();
  return (
    <div className="mx-auto flex w-full max-w-[384px] flex-1 flex-col lg:pt-4">
      <Skeleton className="mt-1 h-[7px] w-full" />
      <Skeleton className="mt-2 mb-1 h-4 w-32" />
      <p role="status" className="flex min-h-[84px] items-center text-ink-2">
        {text}
      </p>
      <div aria-hidden="true">
        <Board grid={EMPTY_GRID} label="" />
      </div>
      <Actions>
        <Button wide onClick={() => void dispatch(refreshGame(gameId))}>
          {GAME_TEXTS.refreshGame}
        </Button>
        <ButtonLink to={PAGES.home} wide>
          {GAME_TEXTS.returnToHome}
        </ButtonLink>
      </Actions>
    </div>
  );
}
