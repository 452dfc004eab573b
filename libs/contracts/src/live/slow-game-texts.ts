import { LET_GO_AFTER_DAYS } from '@tessera/rules';

/** Texts about games that take days. */
export const SLOW_GAME_TEXTS = {
  yourTurn: "It's your move.",
  nudgeTooSoon: 'You can nudge after a day without a move, and only once a day.',
  letGoTooSoon: `You can let a game go after ${LET_GO_AFTER_DAYS} days without a move.`,
  nudge: 'Nudge',
  nudged: 'Nudge sent',
  nudgeFailed: "Couldn't send the nudge",
  letGo: 'Let It Go',
  letGoTitle: 'Let this game go?',
  letGoDetail:
    "It ends here, without a score and with no winner. You can't undo this, but you can start a new game any time.",
  keepPlaying: 'Keep Playing',
  letGoFailed: "Couldn't let the game go",
  gameLetGo: 'Game let go',
  letGoEnd: 'Nobody won this one: it was let go before the last round.',
  reconnecting: 'Reconnecting...',
} as const;

export const nudgedText = (theirName: string): string => `${theirName} is waiting for your move`;

/** For screen readers, for one of several games. */
export const nudgeLabel = (theirName: string, gameId: string): string =>
  `Nudge ${theirName} in game ${gameId}`;

export const letGoLabel = (gameId: string): string => `Let game ${gameId} go`;
