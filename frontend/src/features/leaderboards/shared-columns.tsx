import { SHARE_PAGE, pathOf } from '@tessera/contracts/wire';
import { Link } from '../../ui/link/link';
import { nameIn } from './rank';

export const NONE = '–';

interface SharedScoreProps {
  readonly points: number;
  readonly shareId: string | null;
  readonly playerName: string | null;
  readonly isOwn: boolean;
}

/** Points, with a link to the game if it is shared. */
export function SharedScore({ points, shareId, playerName, isOwn }: SharedScoreProps) {
  if (shareId === null) return <b className="font-semibold">{points}</b>;
  const game = isOwn ? 'your game' : `${nameIn({ playerName, isOwn })}'s game`;
  return (
    <Link
      className="text-link font-semibold"
      to={pathOf(SHARE_PAGE, { shareId })}
      aria-label={`${points}, ${game}`}
    >
      {points}
    </Link>
  );
}
