/**
 * Unpacks the words of a generated module: half the size of a plain list, but still with readable diffs.
 * Three blocks have the words of two, three and four letters. In each block, a group starts with all letters
 * but the last two (in two-letter words, with the first letter). Then follows each next letter in upper case
 * with all last letters in lower case: `ABAsEdt` is ABAS, ABED, ABET. Returns the words sorted.
 */
export function unpackWords(packed: string): string[] {
  const words = packed
    .trim()
    .split('\n\n')
    .flatMap((block, index) => block.split(/\s+/).flatMap((group) => wordsOf(group, Math.max(index, 1))));
  return words.sort();
}

function wordsOf(group: string, headLength: number): string[] {
  const head = group.slice(0, headLength);
  let middle = '';
  return [...group.slice(headLength)].flatMap((letter) => {
    if (letter >= 'a') return [head + middle + letter.toUpperCase()];
    middle = letter;
    return [];
  });
}
