/** Texts shown after a daily. */
export const POST_GAME_TEXTS = {
  newStatus: 'NEW STREAK STATUS!',
  awesome: 'Awesome!',
  congratulations: 'Congratulations!',
  over20: 'You scored over 20 points!',
  streakIncreased: 'Your Streak increased!',
  thanks: 'Thanks!',
  streakEnhanced: 'Streak Enhanced!',
} as const;

export const streakText = (streak: number): string => `${streak} game streak!`;
