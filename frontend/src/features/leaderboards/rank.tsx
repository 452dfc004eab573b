import { GROUP_TEXTS } from '@tessera/contracts/groups';
import { LEADERBOARD_TEXTS } from './leaderboard-texts';

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
