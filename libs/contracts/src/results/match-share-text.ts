import { PRODUCT } from '../product.js';

/** The result of a two-player game, as one of the players shares it. */
export interface SharedMatch {
  /** For duels only. */
  readonly gameNumber?: number | undefined;
  /** Null for a friend without a name. */
  readonly opponent: string | null;
  readonly score: number;
  readonly theirScore: number;
}

/** The lines above the grid: the opponent and both scores. */
export const matchShareLines = ({ gameNumber, opponent, score, theirScore }: SharedMatch): string[] => [
  `${PRODUCT.toUpperCase()}${gameNumber === undefined ? '' : ` #${gameNumber}`} vs ${opponent ?? 'a friend'}`,
  `I scored ${score}!`,
  `${opponent ?? 'My friend'} scored ${theirScore}`,
];
