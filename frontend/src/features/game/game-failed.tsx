import { TEXTS } from '@tessera/contracts/texts';
import { PAGES } from '@tessera/contracts/wire';
import { useAppDispatch } from '../../store/create-store';
import { reloadPage } from '../../store/page-load';
import { Button, ButtonLink } from '../../ui/button/button';
import { Message } from '../../ui/layout/message';
import { GAME_TEXTS } from './game-texts';
import { refreshGame } from './open-game';
import type { GameBoardState } from './state/board-state';

type Failed = Extract<GameBoardState, { phase: 'failed' }>;

const wordsFor = ({ reason, message }: Failed): { title: string; detail: string } => {
  switch (reason) {
    case 'missing':
      return { title: GAME_TEXTS.gameNotFound, detail: GAME_TEXTS.gameNotFoundDetail };
    case 'removed':
      return { title: GAME_TEXTS.gameRemoved, detail: message };
    case 'full':
      return { title: GAME_TEXTS.gameFull, detail: GAME_TEXTS.gameFullDetail };
    case 'other':
      return { title: GAME_TEXTS.gameError, detail: message };
  }
};

/** A game that can't be shown, with other actions to take. */
export function GameFailed({ failed }: { readonly failed: Failed }) {
  const dispatch = useAppDispatch();
  const mayPass = failed.reason === 'other';
  return (
    <Message {...wordsFor(failed)}>
      {mayPass ? (
        <Button variant="primary" wide onClick={() => void dispatch(refreshGame(failed.gameId))}>
          {GAME_TEXTS.refreshGame}
        </Button>
      ) : (
        <ButtonLink to={PAGES.playFriend} variant="primary" wide>
          {TEXTS.playFriend}
        </ButtonLink>
      )}
      {!mayPass && (
        <Button wide onClick={() => void dispatch(refreshGame(failed.gameId))}>
          {GAME_TEXTS.refreshGame}
        </Button>
      )}
      <ButtonLink to={PAGES.home} wide>
        {GAME_TEXTS.returnToHome}
      </ButtonLink>
    </Message>
  );
}

/** The address contains no valid game code, so no request is made. */
export const GameNotFound = ({ detail }: { readonly detail: string }) => (
  <Message title={GAME_TEXTS.gameNotFound} detail={detail}>
    <ButtonLink to={PAGES.playFriend} variant="primary" wide>
      {TEXTS.playFriend}
    </ButtonLink>
    <Button wide onClick={reloadPage}>
      {GAME_TEXTS.refreshGame}
    </Button>
    <ButtonLink to={PAGES.home} wide>
      {GAME_TEXTS.returnToHome}
    </ButtonLink>
  </Message>
);
