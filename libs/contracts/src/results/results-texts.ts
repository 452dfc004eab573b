import { PRODUCT } from '../product/product.js';

/** What both sides say about a shared result. */
export const RESULTS_TEXTS = {
  notFoundTitle: 'Result Not Found',
  notFound: "This shared result doesn't exist or may have been removed.",
  endedTitle: 'Result No Longer Shared',
  ended: 'This result is no longer shared.',
  playToday: "Play Today's Game",
  anonymous: 'Anonymous',
} as const;

/** The title of a shared result. */
export const sharedTitle = (playerName: string | null, score: number, gameNumber: number): string =>
  `${playerName ?? RESULTS_TEXTS.anonymous} scored ${score} in ${PRODUCT} #${gameNumber}`;
