/** 'Your move in 2 games', for the icon and the menu. */
export const turnsText = (count: number): string => `Your move in ${count} ${count === 1 ? 'game' : 'games'}`;
