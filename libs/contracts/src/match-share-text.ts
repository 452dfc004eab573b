import { SIDE } from '@tessera/rules';
import { PRODUCT } from './product.js';

/** The result of a game of two, as one of them tells it. */
export interface SharedMatch {
  /** Of a daily played against somebody. */
  readonly gameNumber?: number | undefined;
  readonly opponent: string;
  readonly score: number;
  readonly theirScore: number;
  /** Cell by cell: is it part of a scoring word? */
  readonly scoring: readonly boolean[];
  /** Where the own grid can be seen, if anywhere. */
  readonly shareUrl?: string | undefined;
}

const SCORING = '🟩';
const SILENT = '⬜';

/** The lines above the squares: against whom, and both scores. */
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

/** A game's result as a text to send: its lines, then a green square for every cell that scores, then its address. */
export function matchShareText({ scoring, shareUrl, ...result }: SharedMatch): string {
  const squares = scoring.map((scores) => (scores ? SCORING : SILENT));
  const rows = Array.from({ length: SIDE }, (_, row) => squares.slice(row * SIDE, (row + 1) * SIDE).join(''));
  const address = shareUrl === undefined ? [] : ['', shareUrl];
  return [...matchShareLines(result), '', ...rows, ...address].join('\n');
}
