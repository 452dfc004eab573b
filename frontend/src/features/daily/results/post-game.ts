import { STREAK_SCORE, TIER_STEP, tierOf, type Tier } from '@tessera/rules';
import { KEYS } from '../../../store/keys';
import { localStore } from '../../../store/storage';

/** What a finished daily has to be congratulated on. */
export type PostGame =
  { readonly kind: 'status'; readonly streak: number; readonly tier: Tier } | { readonly kind: 'increase' };

export interface FinishedDaily {
  readonly gameId: string;
  readonly score: number;
  /** The streak, this game included. */
  readonly streak: number;
}

/** Whether the game has made the streak longer: only one of today is the streak's newest. */
export const isStreakEnhanced = ({ score, streak }: Omit<FinishedDaily, 'gameId'>): boolean =>
  score >= STREAK_SCORE && streak > 0;

const KEY_OF = {
  status: KEYS.achievementShown,
  increase: KEYS.streakEnhancementShown,
} as const satisfies Record<PostGame['kind'], string>;

/** A streak that reaches a step of the ladder, and above the ladder every fifth, is a status. */
function congratulationOf(finished: FinishedDaily): PostGame | null {
  const { streak } = finished;
  if (!isStreakEnhanced(finished)) return null;
  const tier = tierOf(streak);
  return tier && streak % TIER_STEP === 0 ? { kind: 'status', streak, tier } : { kind: 'increase' };
}

/** What to congratulate on now, once per game in this browser; null for nothing, or nothing more. */
export function claimCongratulation(finished: FinishedDaily): PostGame | null {
  const due = congratulationOf(finished);
  if (due === null) return null;
  const key = KEY_OF[due.kind] + finished.gameId;
  if (localStore.readText(key) !== null) return null;
  localStore.writeText(key, 'true');
  return due;
}
