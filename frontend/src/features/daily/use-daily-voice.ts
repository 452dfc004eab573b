import { TEXTS, blindLetterText, placeLetterText, roundText } from '@tessera/contracts/constants';
import { ROUNDS, columnOf, isDailyComplete, isOddRound, rowOf, type DailyState } from '@tessera/rules';
import { useEffect } from 'react';
import { announce } from '../../ui/live-region';
import type { DailyInPlay } from './daily.slice';

/** 'R on row 2, column 3' */
const laidText = (letter: string, cell: number): string =>
  `${letter} on row ${rowOf(cell) + 1}, column ${columnOf(cell) + 1}`;

const sentenceFor = (state: DailyState): string => {
  if (isDailyComplete(state)) return 'Your grid is full';
  if (state.letter !== null && state.cell !== null) return laidText(state.letter, state.cell);
  const round = roundText(state.round, ROUNDS);
  if (state.letter === null) return `${round}. ${TEXTS.evenRoundPrompt}`;
  return isOddRound(state.round)
    ? `${round}. ${blindLetterText(state.letter)}`
    : placeLetterText(state.letter);
};

/** Tells a screen reader what a look at the table tells others. */
export function useDailyVoice({ state, notice, notices }: DailyInPlay, online: boolean): void {
  useEffect(() => announce(sentenceFor(state)), [state]);
  useEffect(() => {
    if (notice !== null) announce(notice);
  }, [notice, notices]);
  useEffect(() => {
    if (!online) announce(TEXTS.reconnect);
  }, [online]);
}
