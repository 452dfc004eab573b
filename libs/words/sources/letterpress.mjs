// The Letterpress word list, as the npm package `word-list` ships it: lower case, one word a line.
import { readFileSync } from 'node:fs';
import wordListPath from 'word-list';

/** Every Letterpress word of two to four letters, in upper case. */
export const letterpressWords = () =>
  readFileSync(wordListPath, 'utf8')
    .split('\n')
    .filter((word) => /^[a-z]{2,4}$/.test(word))
    .map((word) => word.toUpperCase());
