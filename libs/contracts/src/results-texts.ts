import { PRODUCT } from './product.js';

/** Texts worded by the specification for sharing a result and for the page of a shared result. */
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

/** The message for any status other than 429 when a result couldn't be shared. */
export const httpErrorText = (status: number): string => `HTTP error! status: ${status}`;
