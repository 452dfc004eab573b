import { blindLetterOf } from '@tessera/rules';
import { newGame, type GameStart, type IdPrefix, type NewGame } from '../dated-games/dated-games.module.js';
import { sequenceText } from './daily.view.js';
import type { PlayedDaily } from './played-daily.js';

export type NewPlayedDaily = NewGame & Pick<PlayedDaily, 'letterSequence' | 'currentLetter'>;

export const newPlayedDaily = (
  prefix: IdPrefix,
  start: GameStart,
  randomId?: (length: number) => string,
): NewPlayedDaily => ({
  ...newGame(prefix, start, randomId),
  letterSequence: sequenceText(start.sequence.letters),
  currentLetter: blindLetterOf(1, start.sequence.letters),
});
