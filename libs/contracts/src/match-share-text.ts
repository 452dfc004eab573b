import { SIDE } from '@tessera/rules';
import { PRODUCT } from './product.js';

/** The result of a two-player game, as one of the players shares it. */
export interface SharedMatch {
  /** For duels only. */
  readonly gameNumber?: number | undefined;
  readonly opponent: string;
  readonly score: number;
  readonly theirScore: number;
  /** For each cell, whether it is part of a scoring word. */
  readonly scoring: readonly boolean[];
  /** The link to the player's own grid, if there is one. */
  readonly shareUrl?: string | undefined;
}

const SCORING = '🟩';
const SILENT = '⬜';

/** The lines above the squares: the opponent and both scores. */
export const matchShareLines = ({
  gameNumber,
  opponent,
  score,
  theirScore,
}: Omit<SharedMatch, 'scoring' | 'shareUrl'>): string[] => [
  `${PRODUCT.toUpperCase()}${gameNumber === undefined ? '' : ` #${gameNumber}`} vs ${opponent}`,
  `I scored ${score}!`,
  `${opponent} scored ${theirScore}`,
];

/** A game's result as text to share: its lines, a green square for every scoring cell, then its link. */
export function matchShareText({ scoring, shareUrl, ...result }: SharedMatch): string {
  const squares = scoring.map((scores) => (scores ? SCORING : SILENT));
  const rows = Array.from({ length: SIDE }, (_, row) => squares.slice(row * SIDE, (row + 1) * SIDE).join(''));
  const address = shareUrl === undefined ? [] : ['', shareUrl];
  return [...matchShareLines(result), '', ...rows, ...address].join('\n');
}
