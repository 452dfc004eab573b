import { GAME_TEXTS } from './game-texts';
import type { Outcome } from './seats';

/** The headline of an end and the line below it. */
export const END_WORDS: Record<Outcome, { headline: string; line: string }> = {
  won: { headline: GAME_TEXTS.youWin, line: GAME_TEXTS.victory },
  lost: { headline: GAME_TEXTS.youLost, line: GAME_TEXTS.betterLuck },
  tie: { headline: GAME_TEXTS.tie, line: 'Well matched' },
};
