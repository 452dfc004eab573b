import { STREAK_SCORE, TIER_STEP, tierOf, type Tier, TIERS } from '@tessera/rules';
import { TEXTS } from '@tessera/contracts/texts';
import { KEYS } from '../../../store/storage/keys';
import { localStore } from '../../../store/storage/storage';

/** Texts shown after a daily. */
export const POST_GAME_TEXTS = {
  newStatus: 'NEW STREAK STATUS!',
  awesome: 'Awesome!',
  congratulations: 'Congratulations!',
  over20: 'You scored over 20 points!',
  streakIncreased: 'Your Streak increased!',
  streakEnhanced: 'Streak Enhanced!',
} as const;

export const streakText = (streak: number): string => `${streak} game streak!`;

/** How far the next animal is: '2 more to 🐹 Hamster', or the animal that has just been reached. */
export function nextTierText(streak: number): string {
  const reached = tierOf(streak);
  const next = TIERS.find((tier) => tier.streak > streak);
  if (streak === 0) return TEXTS.startStreak;
  if (reached && (!next || reached.streak === streak)) return `${reached.emoji} ${reached.name}`;
  return next ? `${next.streak - streak} more to ${next.emoji} ${next.name}` : '';
}

/** The reason to congratulate a player after a daily. */
export type PostGame =
  | { readonly kind: 'status'; readonly streak: number; readonly tier: Tier }
  | { readonly kind: 'increase' };

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
