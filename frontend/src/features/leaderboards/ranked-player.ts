import { GROUP_TEXTS } from '@tessera/contracts/constants';
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
