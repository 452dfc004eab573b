import { TEXTS } from '@tessera/contracts/constants';
import { TIERS, tierOf } from '@tessera/rules';

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
