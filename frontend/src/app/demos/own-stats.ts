import { tierOf } from '@tessera/rules';
import type { OwnStats } from '../../features/players/players.api';

const STREAK = 10;
const TIER = tierOf(STREAK);

/** The statistics of a player after ten dailies with 20 points or more. */
export const ON_A_STREAK: OwnStats = {
  streak: STREAK,
  playedOfLastThree: 3,
  hasPlayed: true,
  status: TIER?.name ?? null,
  emoji: TIER?.emoji ?? null,
};
