// Builds the definitions of the whole lexicon, as compact rows: word → [[part of speech, definition], …].
import { buildLists, deniedWords } from '../recipe/build-lists.mjs';
import { readWordNet } from '../sources/wordnet.mjs';
import { definer } from './define.mjs';
import { readGlosses, readIrregularForms } from './read-glosses.mjs';

/**
 * @returns `{ rows, coverage }`; `coverage` is a list of `{ length, words, byHand, defined }`, one per word
 * length
 */
export function buildDefinitions() {
  const { valid } = buildLists();
  const glosses = readGlosses();
  const sources = {
    wordNet: readWordNet(),
    glosses,
    irregular: readIrregularForms(),
    denied: deniedWords(),
  };
  const define = definer(sources);
  const rows = {};
  for (const word of valid) {
    const senses = define(word).map(({ partOfSpeech, definition }) => [partOfSpeech, definition]);
    if (senses.length > 0) rows[word] = senses;
  }
  const coverage = [2, 3, 4].map((length) => {
    const words = valid.filter((word) => word.length === length);
    return {
      length,
      words: words.length,
      byHand: words.filter((word) => glosses.has(word)).length,
      defined: words.filter((word) => Object.hasOwn(rows, word)).length,
    };
  });
  return { rows, coverage };
}
