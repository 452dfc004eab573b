import { PRODUCT } from '../product/product.js';

export const MAINTENANCE_TEXTS = {
  /** For a request that would begin something. */
  paused: `${PRODUCT} is paused for maintenance, so nothing new can begin. Please try again a little later.`,
  seen: 'Got It',
} as const;
