import { BLIND_LETTERS, ROUNDS } from '@tessera/rules';

interface WithSequence {
  letterSequence: string;
}

const NO_LETTER = '.';

/** The stored form of the sequence before the player's own letters are known. */
export const sequenceText = (letters: readonly string[]): string =>
  letters.join('').padEnd(ROUNDS, NO_LETTER);

export const blindLettersOf = ({ letterSequence }: WithSequence): string[] =>
  [...letterSequence].slice(0, BLIND_LETTERS);

export const letterSequenceOf = ({ letterSequence }: WithSequence): string[] =>
  [...letterSequence].map((letter) => (letter === NO_LETTER ? '' : letter));
