import { PRODUCT } from './product.js';

/** What the specification words about sharing a result, and about the page of a shared one. */
export const RESULTS_TEXTS = {
  notFoundTitle: 'Result Not Found',
  notFound: "This shared result doesn't exist or may have been removed.",
  playToday: "Play Today's Game",
  anonymous: 'Anonymous',
} as const;

/** The title of a shared result. */
export const sharedTitle = (playerName: string | null, score: number, gameNumber: number): string =>
  `${playerName ?? RESULTS_TEXTS.anonymous} scored ${score} in ${PRODUCT} #${gameNumber}`;

/** What a status other than 429 is told as when a result could not be shared. */
export const httpErrorText = (status: number): string => `HTTP error! status: ${status}`;
