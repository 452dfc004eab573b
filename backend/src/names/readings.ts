import unhomoglyph from 'unhomoglyph';

/** Characters that stand for letters. i and l are one letter, because 1, ! and | stand for either. */
const LEET: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'l',
  i: 'l',
  '!': 'l',
  '|': 'l',
  '3': 'e',
  '4': 'a',
  '@': 'a',
  '5': 's',
  $: 's',
  '7': 't',
  '8': 'b',
  '9': 'g',
};

/** ASCII is left alone: by Unicode's table, m looks like rn, so that every Pom would be obscene. */
const asciiOf = (char: string): string => (char <= '\u007f' ? char : unhomoglyph(char));

const withoutAccents = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '');

/** A text as people read it: in lower case, without accents, and with Latin letters for lookalikes. */
export function readingOf(text: string): string {
  const plain = withoutAccents(text.normalize('NFKC').toLowerCase());
  return withoutAccents([...plain].map(asciiOf).join('')).toLowerCase();
}

/** The same in capitals, which resemble letters of other alphabets than small ones do. */
export function capitalReadingOf(text: string): string {
  const plain = withoutAccents(text.normalize('NFKC').toUpperCase());
  return withoutAccents([...plain].map(asciiOf).join('')).toUpperCase();
}

/** The letters of a reading. Digits and signs that stand for letters count as these. */
export const lettersOf = (reading: string): string =>
  [...reading]
    .map((char) => LEET[char] ?? char)
    .join('')
    .replace(/[^\p{L}]/gu, '');

/** The words of a reading. Signs that may stand for letters are part of them. */
export const wordsOf = (reading: string): string[] =>
  reading.split(/[^\p{L}\p{N}@$!|]+/u).filter((word) => word !== '');
