import { PAGES, pathOf } from '@tessera/contracts/constants';
import { currentIdentity } from '../../store/identity/identity';
import { Link } from '../../ui/link/link';
import { useActiveGamesQuery } from '../game/game.api';

/** An opponent. One without a name is a friend. */
interface Opponent {
  readonly id: string | null;
  readonly name: string | null;
}

/** 'Your move: Ada and 5 others', for the opponents of all games that wait for the player. */
function waitingTurnsText(opponents: readonly Opponent[]): string {
  const names = [...new Map(opponents.map(({ id, name }) => [id, name])).values()];
  const named = names.filter((name) => name !== null);
  const [first, second = 'a friend'] = named;
  const others = names.length - 1;
  const friends = others === 0 ? 'a friend' : `${names.length} friends`;
  const rest = ['', ` and ${second}`][others] ?? ` and ${others} others`;
  const where = opponents.length > names.length ? ` in ${opponents.length} games` : '';
  return `Your move: ${first === undefined ? friends : first + rest}${where}`;
}

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
