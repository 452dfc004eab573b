// Reads the Letterpress word list from the npm package `word-list`: lower case, one word per line.
import { readFileSync } from 'node:fs';
import wordListPath from 'word-list';

/** All Letterpress words of two to four letters, in upper case. */
export const letterpressWords = () =>
  readFileSync(wordListPath, 'utf8')
    .split('\n')
    .filter((word) => /^[a-z]{2,4}$/.test(word))
    .map((word) => word.toUpperCase());
