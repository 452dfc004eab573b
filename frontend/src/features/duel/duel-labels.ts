import { DUEL_TEXTS, TEXTS } from '@tessera/contracts/constants';
import type { DuelGame } from '@tessera/contracts';

/** What the bot is called. */
export const botNameOf = (duel: Pick<DuelGame, 'player2Name'>): string =>
  duel.player2Name ?? DUEL_TEXTS.botName;

/** Who it is in a shared result: 'The Mosaicist (Keen)'. */
export const botAtLevel = (duel: DuelGame): string =>
  `${botNameOf(duel)} (${DUEL_TEXTS.levels[duel.level].name})`;

/** What the bot said of its last move; null before its first one. */
export const remarkOf = ({ botRemarks }: DuelGame): string | null => {
  const last = botRemarks.at(-1);
  return last ? DUEL_TEXTS.remarks[last.remark] : null;
};

/** The connection is gone, and what becomes of the moves. */
export const WAITING_FOR_CONNECTION = `${TEXTS.offline}. Your move is saved and will be sent when you're back online.`;
