import { LET_GO_AFTER_DAYS } from '@tessera/rules';
import { ABANDONED_GAMES_KEPT_DAYS, WAITING_GAMES_KEPT_DAYS } from '../wire/limits.js';

/** Why a live game was removed. */
export const REMOVAL_TEXTS = {
  unjoined: `Nobody joined this game within ${WAITING_GAMES_KEPT_DAYS} days, so it was removed.`,
  abandoned: `This game was removed after ${ABANDONED_GAMES_KEPT_DAYS} days without a move.`,
  merged: 'You were both players of this game, so it ended when your devices were linked.',
} as const;

/** Texts about games that take days. */
export const SLOW_GAME_TEXTS = {
  yourTurn: "It's your move.",
  nudgeTooSoon: 'You can nudge after a day without a move, and only once a day.',
  letGoTooSoon: `You can let a game go after ${LET_GO_AFTER_DAYS} days without a move.`,
  letGoEnd: 'Nobody won this one: it was let go before the last round.',
} as const;
