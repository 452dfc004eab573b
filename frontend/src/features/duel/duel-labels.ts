import { DUEL_TEXTS, TEXTS } from '@tessera/contracts/constants';
import type { DuelGameView } from '@tessera/contracts';

/** The bot's display name. */
export const botNameOf = (duel: Pick<DuelGameView, 'player2Name'>): string =>
  duel.player2Name ?? DUEL_TEXTS.botName;

/** The bot's name in a shared result: 'The Mosaicist (Keen)'. */
export const botAtLevel = (duel: DuelGameView): string =>
  `${botNameOf(duel)} (${DUEL_TEXTS.levels[duel.level].name})`;

/** The bot's remark about its last move. Null before its first one. */
export const remarkOf = ({ botRemarks }: DuelGameView): string | null => {
  const last = botRemarks.at(-1);
  return last ? DUEL_TEXTS.remarks[last.remark] : null;
};

/** There is no connection, and the move will be sent later. */
export const WAITING_FOR_CONNECTION = `${TEXTS.offline}. Your move is saved and will be sent when you're back online.`;
