import { blindLetterOf } from '@tessera/rules';
import { newGame, type GameStart, type IdPrefix, type NewGame } from '../dated-games/index.js';
import { sequenceText } from './letter-sequence.js';
import type { GridGame } from './grid-game.js';

export type NewGridGame = NewGame & Pick<GridGame, 'letterSequence' | 'currentLetter'>;

export const newGridGame = (
  prefix: IdPrefix,
  start: GameStart,
  randomId?: (length: number) => string,
): NewGridGame => ({
  ...newGame(prefix, start, randomId),
  letterSequence: sequenceText(start.sequence.letters),
  currentLetter: blindLetterOf(1, start.sequence.letters),
});
