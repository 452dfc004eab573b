import { PAGES, SLOW_GAME_TEXTS, TEXTS } from '@tessera/contracts/constants';
import { GAME_TEXTS } from '../game-texts';
import { ButtonLink } from '../../../ui/button/button';
import { Message } from '../../../ui/layout/message';
import { opponentAtStart } from '../seats';
import type { LiveBoardState } from '../state/board-state';
import { RematchButton } from './rematch-button';

/** A game that one of its players has let go. */
export const LetGoView = ({ board }: { readonly board: LiveBoardState }) => (
  <Message title={GAME_TEXTS.gameLetGo} detail={SLOW_GAME_TEXTS.letGoEnd}>
    <RematchButton board={board} opponent={opponentAtStart(board.facts, board.seat)} />
    <ButtonLink to={PAGES.home} wide>
      {TEXTS.returnHome}
    </ButtonLink>
  </Message>
);
