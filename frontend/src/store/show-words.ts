import { useState } from 'react';
import { localCompletions } from './daily/completions';
import { useSettings } from './settings';

/** Players learn what scores in this many games. Then they choose whether they still want to be shown. */
const FIRST_GAMES = 3;

const isLearning = (): boolean => localCompletions().length < FIRST_GAMES;

/** Whether to mark the words that a board has formed so far. It doesn't change during a game, unless the player does. */
export function useShownWords(): boolean {
  const { showWords } = useSettings();
  const [learning] = useState(isLearning);
  return showWords ?? learning;
}

/** Whether the player has had the words shown and hasn't chosen yet. */
export function useWordsChoiceDue(): boolean {
  const { showWords } = useSettings();
  return showWords === null && !isLearning();
}
