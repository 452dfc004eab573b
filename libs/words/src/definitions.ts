// A separate entry point, for the server only: the meanings of words.
import { DEFINITIONS } from './generated/definitions.js';

/**
 * One sense of a word, for instance `{ partOfSpeech: 'noun', definition: 'the natural satellite of the Earth'
 * }`.
 */
export interface Definition {
  partOfSpeech: string;
  definition: string;
}

/**
 * The meanings of a word, the most common first, at most four.
 *
 * @param word in upper or lower case
 * @returns null if the word isn't in the lexicon or has no definition
 */
export function definitionOf(word: string): Definition[] | null {
  const key = word.toUpperCase();
  if (!Object.hasOwn(DEFINITIONS, key)) return null;
  const senses = DEFINITIONS[key] ?? [];
  return senses.map(([partOfSpeech, definition]) => ({ partOfSpeech, definition }));
}
