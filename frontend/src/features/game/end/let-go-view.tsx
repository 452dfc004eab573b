import { PAGES, SLOW_GAME_TEXTS, TEXTS } from '@tessera/contracts/constants';
import { ButtonLink } from '../../../ui/button/button';
import { Message } from '../../../ui/layout/message';
import { opponentAtStart } from '../seats';
import type { LiveBoardState } from '../state/board-state';
import { RematchButton } from './rematch-button';

/** A game that one of its players has let go. */
export const LetGoView = ({ board }: { readonly board: LiveBoardState }) => (
  <Message title={SLOW_GAME_TEXTS.gameLetGo} detail={SLOW_GAME_TEXTS.letGoEnd}>
    <RematchButton board={board} opponent={opponentAtStart(board.facts, board.seat)} />
    <ButtonLink to={PAGES.home} wide>
      {TEXTS.returnHome}
    </ButtonLink>
  </Message>
);
