import { PRODUCT } from '../product.js';

export interface SharedDaily {
  readonly gameNumber: number;
  readonly score: number;
  /** null if no scores are known yet. */
  readonly highScore: number | null;
  /** Decides whether the text says "Today's" or "That day's high score". */
  readonly isToday: boolean;
}

/** The lines above the grid: title, score and the day's high score. */
export const dailyShareLines = ({ gameNumber, score, highScore, isToday }: SharedDaily): string[] => [
  `${PRODUCT.toUpperCase()} #${gameNumber}`,
  `I scored ${score}!`,
  ...(highScore === null ? [] : [`${isToday ? "Today's" : "That day's"} high score: ${highScore}`]),
];
