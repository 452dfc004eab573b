import { STREAK_SCORE, TIER_STEP, tierOf, type Tier } from '@tessera/rules';
import { KEYS } from '../../../store/storage/keys';
import { localStore } from '../../../store/storage/storage';

/** The reason to congratulate a player after a daily. */
export type PostGame =
  { readonly kind: 'status'; readonly streak: number; readonly tier: Tier } | { readonly kind: 'increase' };

export interface DailyWithStreak {
  readonly gameId: string;
  readonly score: number;
  /** The streak including this game. */
  readonly streak: number;
}

/** Did the game extend the streak? */
export const isStreakEnhanced = ({ score, streak }: Omit<DailyWithStreak, 'gameId'>): boolean =>
  score >= STREAK_SCORE && streak > 0;

const KEY_OF = {
  status: KEYS.achievementShown,
  increase: KEYS.streakEnhancementShown,
} as const satisfies Record<PostGame['kind'], string>;

/** Every fifth game of a streak earns a status. */
function congratulationOf(finished: DailyWithStreak): PostGame | null {
  const { streak } = finished;
  if (!isStreakEnhanced(finished)) return null;
  const tier = tierOf(streak);
  return tier && streak % TIER_STEP === 0 ? { kind: 'status', streak, tier } : { kind: 'increase' };
}

/**
 * The congratulation for a game, once per game in this browser. Null if there is none, or it has already
 * been shown.
 */
export function claimCongratulation(finished: DailyWithStreak): PostGame | null {
  const due = congratulationOf(finished);
  if (due === null) return null;
  const key = KEY_OF[due.kind] + finished.gameId;
  if (localStore.readText(key) !== null) return null;
  localStore.writeText(key, 'true');
  return due;
}
