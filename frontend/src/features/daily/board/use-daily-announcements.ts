import { TEXTS, blindLetterText, placeLetterText, roundText } from '@tessera/contracts/texts';
import { ROUNDS, isDailyComplete, isOddRound, type DailyState } from '@tessera/rules';
import { useEffect } from 'react';
import { letterPositionText, useAlerts } from '../../../game-kit/board/board-announcements';
import { announce } from '../../../ui/live-region/live-region';
import type { SoloBoardState } from '../../../store/solo-board';

const sentenceFor = (state: DailyState): string => {
  if (isDailyComplete(state)) return TEXTS.gridFull;
  if (state.letter !== null && state.stagedCell !== null)
    return letterPositionText(state.letter, state.stagedCell);
  const round = roundText(state.round, ROUNDS);
  if (state.letter === null) return `${round}. ${TEXTS.evenRoundPrompt}`;
  return isOddRound(state.round)
    ? `${round}. ${blindLetterText(state.letter)}`
    : placeLetterText(state.letter);
};

/** Announces to screen readers what others can see on the board. */
export function useDailyAnnouncements({ state, notice, notices }: SoloBoardState, online: boolean): void {
  useEffect(() => announce(sentenceFor(state)), [state]);
  useAlerts(notice, notices, !online);
}
