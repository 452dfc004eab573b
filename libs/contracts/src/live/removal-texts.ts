import { ABANDONED_GAMES_KEPT_DAYS, WAITING_GAMES_KEPT_DAYS } from '../wire/limits.js';

/** Why a live game was removed. In a file of its own, because the daily doesn't need it. */
export const REMOVAL_TEXTS = {
  unjoined: `Nobody joined this game within ${WAITING_GAMES_KEPT_DAYS} days, so it was removed.`,
  abandoned: `This game was removed after ${ABANDONED_GAMES_KEPT_DAYS} days without a move.`,
  merged: 'You were both players of this game, so it ended when your devices were linked.',
} as const;
