import { blindLetterText, roundText } from '@tessera/contracts/texts';
import { ROUNDS } from '@tessera/rules';
import { useEffect } from 'react';
import { useAlerts, useStagedLetterAnnouncement } from '../../game-kit/board/board-announcements';
import { HAND_TEXTS } from '../../game-kit/hand/hand-texts';
import { announce } from '../../ui/live-region/live-region';
import type { DuelBoardState } from './duel-board-state';
import type { DuelView } from './duel-view';

/** Announces to screen readers what others can see on the board. `told` is the bot's remark about its move. */
export function useDuelAnnouncements(
  view: DuelView,
  { stagedCell, notices }: DuelBoardState,
  told: string | null,
): void {
  const { round, task, letter, isOdd, title, warning } = view;
  const blind = task === 'place' && isOdd && letter !== null ? blindLetterText(letter) : null;
  const turn = [told, `${roundText(round, ROUNDS)}.`, blind ?? title].filter(Boolean).join(' ');

  // The remark is announced together with the start of the next round.
  useEffect(() => announce(turn), [turn]);
  useStagedLetterAnnouncement(letter, stagedCell, HAND_TEXTS.enterSubmits);
  useAlerts(warning, notices);
}
