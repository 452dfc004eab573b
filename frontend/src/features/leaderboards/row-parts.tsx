import { GROUP_TEXTS } from '@tessera/contracts/groups';
import { LEADERBOARD_TEXTS, streakStatusText } from './leaderboard-texts';
import { SHARE_PAGE, pathOf } from '@tessera/contracts/wire';
import { Link } from '../../ui/link/link';
import { tierOf } from '@tessera/rules';
import { Zap } from '../../ui/icons/page-icons';
import { Tooltip } from '../../ui/tooltip/tooltip';

/** The animal of a streak. Nothing below five games. */
export function StreakBadge({ streak }: { readonly streak: number }) {
  const tier = tierOf(streak);
  if (!tier) return null;
  const text = streakStatusText(tier.name, tier.streak);
  return (
    <Tooltip text={text} byPress>
      <button type="button" className="streak-badge" aria-label={text}>
        {tier.emoji}
      </button>
    </Tooltip>
  );
}

/** Marks a live streak: today's game also scored 20 points or more. */
export const LiveMark = () => (
  <Zap
    role="img"
    aria-label={LEADERBOARD_TEXTS.liveStreak}
    size={15}
    className="inline-block flex-none fill-ochre text-ochre"
  />
);

/** Explains the lightning bolt in the table. */
export const LiveLegend = () => (
  <p className="flex items-center gap-1.5 text-sm text-ink-2">
    <Zap size={15} className="fill-ochre text-ochre" />= {LEADERBOARD_TEXTS.liveStreak}
  </p>
);

export const NONE = '–';

interface SharedScoreProps extends Pick<RankedPlayer, 'playerName' | 'isOwn'> {
  readonly points: number;
  readonly shareId: string | null;
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

/** Whom a row of a leaderboard is about. */
export interface RankedPlayer {
  readonly playerUUID: string;
  readonly playerName: string | null;
  /** Null if the row has no place. */
  readonly rank: number | null;
  readonly isOwn: boolean;
}

/** The name of a row's player. */
export const nameIn = ({ playerName, isOwn }: Pick<RankedPlayer, 'playerName' | 'isOwn'>): string =>
  playerName ?? (isOwn ? LEADERBOARD_TEXTS.you : GROUP_TEXTS.unknownPlayer);

const MEDALS = ['🥇', '🥈', '🥉'] as const;

/** A player's rank. The first three get a medal. Null for a player who isn't listed. */
export function Rank({ rank }: { readonly rank: number | null }) {
  if (rank === null) {
    return (
      <span className="px-1 text-ink-2">
        <span aria-hidden="true">–</span>
        <span className="sr-only">{LEADERBOARD_TEXTS.unranked}</span>
      </span>
    );
  }
  const medal = MEDALS[rank - 1];
  if (medal === undefined) return <span className="px-1 text-ink-2">{rank}</span>;
  return (
    <span role="img" aria-label={`${rank}`} className="text-lg leading-none">
      {medal}
    </span>
  );
}
