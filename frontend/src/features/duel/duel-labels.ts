import { DUEL_TEXTS, type DuelGameView } from '@tessera/contracts/duels';
import { TEXTS } from '@tessera/contracts/texts';

/** Labels of the duel pages. */
export const DUEL_LABELS = {
  title: 'Play the Bot',
  invalidUrl: 'Invalid game URL. Please check the link and try again.',
  gettingBlindLetter: 'Getting your predetermined letter...',
  waitingForRound: 'Waiting for next round...',
  returnToMenu: 'Return to Menu',
  /** What the bot may say about a placement. */
  remarks: {
    opening: 'Placed the first tile.',
    word2: 'Made a two-letter word.',
    word3: 'Made a three-letter word.',
    word4: 'Completed a whole line!',
    double: 'One letter, two words.',
    plan: 'Working on something.',
    waiting: 'Keeping its options open.',
    shrug: "Couldn't find a good spot for that one.",
    last: 'Placed the last tile.',
  } satisfies Record<DuelGameView['botRemarks'][number]['remark'], string>,
} as const;

/** The bot's display name. */
export const botNameOf = (duel: Pick<DuelGameView, 'player2Name'>): string =>
  duel.player2Name ?? DUEL_TEXTS.botName;

/** The bot's name in a shared result: 'The Mosaicist (Keen)'. */
export const botAtLevel = (duel: DuelGameView): string =>
  `${botNameOf(duel)} (${DUEL_TEXTS.levels[duel.level].name})`;

/** The bot's remark about its last move. Null before its first one. */
export const remarkOf = ({ botRemarks }: DuelGameView): string | null => {
  const last = botRemarks.at(-1);
  return last ? DUEL_LABELS.remarks[last.remark] : null;
};

/** There is no connection, and the move will be sent later. */
export const WAITING_FOR_CONNECTION = `${TEXTS.offline}. Your move is saved and will be sent when you're back online.`;

/** 'Daily Challenge #689 Complete!' */
export const duelCompleteText = (gameNumber: number): string => `Daily Challenge #${gameNumber} Complete!`;
