import { PAGES } from '@tessera/contracts/constants';
import { useAppDispatch } from '../../../store/hooks';
import { Button, ButtonLink } from '../../../ui/button/button';
import { Message } from '../../../ui/layout/message';
import { usePlayerNameQuery } from '../../players/names.api';
import { GAME_TEXTS } from '../game-texts';
import { openGame } from './open-game';

interface GameInvitationProps {
  readonly gameId: string;
  /** The name of the player who created the game; null without one. */
  readonly from: string | null;
}

/** Asks before taking the seat of a game that is waiting for its second player. */
export function GameInvitation({ gameId, from }: GameInvitationProps) {
  const dispatch = useAppDispatch();
  const { data: name } = usePlayerNameQuery();
  const title = from === null ? GAME_TEXTS.invitation : GAME_TEXTS.invitationFrom(from);
  return (
    <Message good title={title} detail={GAME_TEXTS.invitationDetail}>
      <Button variant="primary" wide onClick={() => void dispatch(openGame(gameId, { accepted: true }))}>
        {name ? GAME_TEXTS.joinAs(name) : GAME_TEXTS.joinGame}
      </Button>
      <ButtonLink to={PAGES.home} wide>
        {GAME_TEXTS.returnToHome}
      </ButtonLink>
    </Message>
  );
}
