import { PAGES, pathOf } from '@tessera/contracts/constants';
import { currentIdentity } from '../../store/identity/identity';
import { Link } from '../../ui/link/link';
import { useActiveGamesQuery } from '../game/game.api';
import { waitingTurnsText } from './home-texts';

/** Takes the place of the promise while friends wait for the player's move. Leads to the game, or to the list of several. */
export function WaitingTurns() {
  const { data = [] } = useActiveGamesQuery(currentIdentity().playerUUID);
  const waiting = data.filter(({ isYourTurn }) => isYourTurn);
  const [first, ...others] = waiting;
  if (!first) return null;
  const opponents = waiting.map(({ playerPosition, ...game }) =>
    playerPosition === 1
      ? { id: game.player2UUID, name: game.player2Name }
      : { id: game.player1UUID, name: game.player1Name },
  );
  return (
    <Link
      to={others.length === 0 ? pathOf(PAGES.liveGame, { gameId: first.gameId }) : PAGES.playFriend}
      className="way__name way__running"
    >
      {waitingTurnsText(opponents)}
    </Link>
  );
}
